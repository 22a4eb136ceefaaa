import type { Project } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryPage } from "../../testing/StoryPage.tsx";
import { project, refuse, STORY_PROJECT, unfinished } from "../../testing/story-server.ts";

const stored = (change: Partial<Project> = {}) => [
  http.get("*/api/fetchproject/:id", () => HttpResponse.json({ project: project(change) })),
];

/** /project/{projectId}, in every state, over a server inside the page. Where the dance is there, the real dancer is. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Project",
  component: StoryPage,
  args: { path: `/project/${STORY_PROJECT}` },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Owner: Story = { args: { answers: stored() }, tags: ["!test", "webgl"] };
export const Visitor: Story = {
  args: { answers: stored({ owner: "another", visibility: "public" }), session: { status: "out" } },
  tags: ["!test", "webgl"],
};
export const LongName: Story = {
  name: "Long text",
  args: {
    answers: stored({ projectName: "the project whose name is as long as a name may be, and goes on after that" }),
  },
  tags: ["!test", "webgl"],
};
/** A name and words in Arabic. */
export const RightToLeft: Story = {
  args: {
    answers: stored({
      projectName: "رقصة المطر",
      choreography: JSON.stringify({
        "0.00": { lyrics: "ارفع يديك إلى الضوء", steps: [19, 1], start: 0, style: "Salsa" },
        "18.00": { lyrics: "ودر حول نفسك مع الليل", steps: [7, 4], start: 18, style: "Salsa" },
      }),
    }),
  },
  globals: { direction: "rtl" },
  tags: ["!test", "webgl"],
};
export const Loading: Story = { args: { answers: [http.get("*/api/fetchproject/:id", unfinished)] } };
export const NoAccess: Story = {
  args: { answers: [http.get("*/api/fetchproject/:id", () => refuse("forbidden"))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};
/** After the specified alert a link whose dance is no longer there ends on a page that says so. */
export const Gone: Story = {
  args: {
    answers: [http.get("*/api/fetchproject/:id", () => refuse("project_not_found"))],
    session: { status: "out" },
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole("alertdialog", { name: "Error!" }));
    await expect(alert.getByText("Unexpected error occurred!")).toBeInTheDocument();
    await userEvent.click(alert.getByRole("button", { name: "okay" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "This dance is gone" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "MAKE YOUR OWN" })).toHaveAttribute("href", "/signup");
  },
};
export const Failed: Story = {
  name: "Error",
  args: { answers: [http.get("*/api/fetchproject/:id", () => refuse("internal"))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "TRY AGAIN", hidden: true })).toBeInTheDocument();
  },
};
