import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, waitFor } from "storybook/test";
import { StoryPage } from "../../testing/StoryPage.tsx";
import { project, refuse, STORY_PROJECT, unfinished } from "../../testing/story-server.ts";

/** /stepsheet/{projectId}, over a server inside the page. The pictures of the moves are drawn by the processor. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/StepSheet",
  component: StoryPage,
  args: {
    path: `/stepsheet/${STORY_PROJECT}`,
    answers: [
      http.get("*/api/fetchproject/:id", () => HttpResponse.json({ project: project({ visibility: "public" }) })),
    ],
    session: { status: "out" },
  },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lift your hands into the light")).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: [http.get("*/api/fetchproject/:id", unfinished)] } };
export const NoAccess: Story = {
  args: { answers: [http.get("*/api/fetchproject/:id", () => refuse("forbidden"))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
