import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import { StoryPage } from "../testing/StoryPage.tsx";
import { refuse, summary, unfinished } from "../testing/story-server.ts";

/** /dashboard, in every state, over a server inside the page. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Dashboard",
  component: StoryPage,
  args: { path: "/dashboard" },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

const projects = (...list: ReturnType<typeof summary>[]) => [
  http.get("*/api/fetchprojects/:uid", () => HttpResponse.json({ projects: list })),
];

export const Projects: Story = {
  args: {
    answers: projects(
      summary({ visibility: "public" }),
      summary({
        projectID: "1e".repeat(16),
        projectName: "a draft with its styles",
        checkpoint: 2,
        danceform: "Ballet, ",
      }),
      summary({ projectID: "2d".repeat(16), projectName: "being made", generating: true, danceform: "Hip Hop, " }),
      summary({
        projectID: "3c".repeat(16),
        danceform: "Indian Classical, ",
        projectName: "the project whose name is as long as a name may be, with more words than fit into one line",
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("4 of 10 projects")).toBeVisible();
  },
};

export const NoProjects: Story = {
  name: "Empty",
  args: { answers: projects() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bring a song you love/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Marigold Morning" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Trim your music" })).toBeVisible();
  },
};

/** Projects with names in Arabic and Hebrew, and in different dances. */
export const RightToLeft: Story = {
  args: {
    answers: projects(
      summary({ projectName: "رقصة المطر", danceform: "Ballet, " }),
      summary({ projectID: "1e".repeat(16), projectName: "ריקוד הגשם", danceform: "Indian Classical, " }),
      summary({ projectID: "2d".repeat(16), projectName: "brave otter", danceform: "Hip Hop, " }),
    ),
  },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "ריקוד הגשם" })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: [http.get("*/api/fetchprojects/:uid", unfinished)] } };

export const Failed: Story = {
  name: "Error",
  args: { answers: [http.get("*/api/fetchprojects/:uid", () => refuse("internal"))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};

export const Deleting: Story = {
  name: "Delete a project",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete/i }));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};

export const SignedOut: Story = { args: { session: { status: "out" } } };
