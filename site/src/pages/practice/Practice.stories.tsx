import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, waitFor } from "storybook/test";
import { StoryPage } from "../../testing/StoryPage.tsx";
import { project, refuse, STORY_PROJECT, unfinished } from "../../testing/story-server.ts";

/** /practise and /practise/{projectId}, in every state, over a server inside the page. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Practice",
  component: StoryPage,
  args: { path: `/practise/${STORY_PROJECT}` },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

/** The lessons of a dance beside the real dancer. */
export const Lessons: Story = {
  args: { answers: [http.get("*/api/fetchproject/:id", () => HttpResponse.json({ project: project() }))] },
  tags: ["!test", "webgl"],
};
export const Loading: Story = { args: { answers: [http.get("*/api/fetchproject/:id", unfinished)] } };
export const NoAccess: Story = {
  args: { answers: [http.get("*/api/fetchproject/:id", () => refuse("forbidden"))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};
/** What practising is, for a person who has not chosen a dance. */
export const Overview: Story = { args: { path: "/practise" } };
