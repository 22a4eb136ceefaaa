import type { GenerationProgress, Project } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, HttpResponse, http } from "msw";
import { expect, userEvent } from "storybook/test";
import { draftStore } from "../../create/draft-store.ts";
import { StoryPage } from "../../testing/StoryPage.tsx";
import { eventsOf, project, refuse, STORY_PROJECT, STORY_UID, unfinished } from "../../testing/story-server.ts";

/** The create flow, screen by screen, in every state, over a server inside the page. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Create",
  component: StoryPage,
  args: { path: "/selectaudio" },
  parameters: { layout: "fullscreen" },
  // A flow that another story has begun is forgotten.
  beforeEach: () => draftStore.forget(STORY_UID),
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

const draft = (change: Partial<Project>) =>
  http.get("*/api/fetchproject/:id", () =>
    HttpResponse.json({ project: project({ choreography: "", danceform: "", ...change }) }),
  );

export const Music: Story = {
  name: "Select audio",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Winter Window")).toBeVisible();
  },
};
export const MusicLoading: Story = {
  name: "Select audio: Loading",
  args: { answers: [http.get("*/api/songs", unfinished)] },
};
export const MusicFailed: Story = {
  name: "Select audio: Error",
  args: { answers: [http.get("*/api/songs", () => refuse("internal"))] },
};
export const MusicEmpty: Story = {
  name: "Select audio: Empty",
  args: { answers: [http.get("*/api/songs", () => HttpResponse.json({ songs: [] }))] },
};

/** A song was chosen; its part is chosen next. */
export const Trim: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Select Winter Window" }));
    await canvas.findByText("Your music");
    await userEvent.click(canvas.getByRole("button", { name: "NEXT" }));
    await expect((await canvas.findAllByRole("slider"))[0]).toBeInTheDocument();
  },
};

export const Styles: Story = {
  name: "Select dance style",
  args: { path: `/selectdanceform?project=${STORY_PROJECT}`, answers: [draft({ checkpoint: 1 })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Salsa" }));
    await expect(canvas.getByRole("button", { name: "Salsa" })).toHaveAttribute("aria-pressed", "true");
  },
};

const ready = { path: `/customiseavatar?project=${STORY_PROJECT}` };
const chosen = draft({ checkpoint: 2, danceform: "Salsa, Ballet, " });

/** The dancer needs WebGL and comes late: no test waits for her. */
export const Avatar: Story = {
  name: "Customise avatar",
  args: { ...ready, answers: [chosen] },
  tags: ["!test", "webgl"],
};

const generating = (...events: GenerationProgress[]) => [
  http.post("*/api/generatedance", async () => {
    await delay("infinite");
  }),
  http.get("*/api/generation/:id", () => eventsOf(...events)),
  draft({ checkpoint: 2, danceform: "Salsa, ", generating: true }),
];

export const GeneratingQueued: Story = {
  name: "Generating: Queued",
  args: { ...ready, answers: generating({ stage: "queued", progress: 0, place: 3 }) },
};

export const GeneratingHeard: Story = {
  name: "Generating: Song heard",
  args: {
    ...ready,
    answers: generating({
      stage: "choreographing",
      progress: 0.7,
      heard: {
        duration: 36,
        words: ["Lift", "your", "hands", "into", "the", "light"].map((text, i) => ({ text, start: 8 + i })),
        beats: Array.from({ length: 72 }, (_, i) => i / 2),
        sections: [
          { label: "A", start: 0, end: 16 },
          { label: "B", start: 16, end: 36 },
        ],
      },
    }),
  },
};

/** /loading: the screen of the specification that shows nothing of the song. */
export const StaticProgress: Story = { name: "Loading screen", args: { path: "/loading" } };
