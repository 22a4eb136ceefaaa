import { buildTimeline, type ChoreographyDocument, type Playable, stepSequence } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useStoryPlayer } from "../player/story-player.ts";
import { StepTimeline } from "./StepTimeline.tsx";

function Part({ played }: { played?: Playable }) {
  const story = useStoryPlayer(undefined, played);
  return story ? <StepTimeline player={story.player} /> : null;
}

const meta: Meta<typeof Part> = { title: "Timeline/StepTimeline", component: Part };
export default meta;
type Story = StoryObj<typeof Part>;

/** A press on a step goes there; pointer and focus say more of it than its block has room for. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const step = await canvas.findByRole("button", { name: /Turn left/ });
    await userEvent.click(step);
    await waitFor(() => expect(step).toHaveAttribute("aria-current", "step"));
    await expect(canvas.getByText("0:16 · Turn left · 8 beats · Salsa")).toBeVisible();
    await expect(within(canvas.getByRole("list", { name: "Styles" })).getAllByRole("listitem")).toHaveLength(3);
    await expect(within(canvas.getByRole("list", { name: "Sections" })).getAllByRole("listitem")).toHaveLength(5);
  },
};

/** Beats of one song have one width each, also where it grows faster. */
export const FasterAndFaster: Story = {
  args: { played: played(fasterAndFaster(), 22) },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Steps" });
    const [first, last] = canvas.getAllByRole("button").map((step) => step.getBoundingClientRect().width);
    await expect(Math.abs((first ?? 0) - (last ?? 0))).toBeLessThan(2);
  },
};

/** A wide window shows the whole of a long dance. */
export const FitsADesktop: Story = {
  args: { played: played(longDance(), 60) },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const steps = await canvas.findAllByRole("button");
    await expect(steps).toHaveLength(30);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    if (window.innerWidth < 896) return; // Storybook's own pages may show it in a narrower place.
    const track = canvasElement.querySelector(".nj-timeline__scroller") as HTMLElement;
    await expect(track.scrollWidth).toBeLessThanOrEqual(track.clientWidth);
  },
};

/** On a phone it scrolls, and each step is wide enough for a finger. */
export const Phone: Story = {
  args: { played: played(longDance(), 60) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const steps = await canvas.findAllByRole("button");
    for (const step of steps) await expect(step.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(steps.at(-1) as HTMLElement);
    await waitFor(() => expect(steps.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};

/** A dance from elsewhere knows no beats, styles or energy. */
export const StepsAlone: Story = {
  args: { played: played({ all: { lyrics: "", steps: [1, 2, 3, 5] } }, 20) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button")).toHaveLength(4);
    await expect(canvas.queryByRole("list", { name: "Styles" })).toBeNull();
  },
};

function played(document: ChoreographyDocument, duration: number): Playable {
  return { song: "story", sequence: stepSequence(document), timeline: buildTimeline(document, duration) };
}

/** A step of eight beats at 60 beats a minute, then at 90, then at 120, and so on. */
function fasterAndFaster(): ChoreographyDocument {
  const beats: number[] = [];
  let time = 0;
  for (const gap of [1, 0.75, 0.5, 0.5]) for (let i = 0; i < 8; i++, time += gap) beats.push(time);
  const at = [0, 8, 16, 24].map((i) => beats[i] as number);
  return { "0.00": { lyrics: "faster", steps: [1, 2, 3, 5], start: 0, at, beats } };
}

/** A minute of steps of two seconds, with words that are longer than their place. */
function longDance(): ChoreographyDocument {
  const segments = Array.from({ length: 6 }, (_, i) => {
    const start = i * 10;
    const beats = Array.from({ length: 20 }, (_, beat) => start + beat / 2);
    const lyrics = i % 2 ? "" : "a line with far more words than there is room for above its steps, as songs have them";
    const style = i < 3 ? ("Breakdancing" as const) : ("Jazz Dance" as const);
    const steps = [0, 1, 2, 3, 4].map((step) => ((i * 5 + step) % 29) + 1);
    const at = steps.map((_, step) => start + step * 2);
    return [start.toFixed(2), { lyrics, steps, start, at, beats, energy: beats.map((time) => (time % 8) / 8), style }];
  });
  return Object.fromEntries(segments);
}

/** Two lines of a song in the styles of the story. */
const sung = (first: string, second: string) => ({
  played: played(
    {
      "0.00": { lyrics: first, steps: [19, 1], start: 0, style: "Salsa" },
      "8.00": { lyrics: second, steps: [7, 4], start: 8, style: "Ballet" },
    },
    16,
  ),
});
/** Arabic words run from right to left, the song from left to right. */
export const Arabic: Story = {
  args: sung("ارفع يديك إلى الضوء", "ودر حول نفسك مع الليل"),
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const [first, second] = within(await canvas.findByRole("list", { name: "Sections" })).getAllByRole("listitem");
    const left = (item?: HTMLElement) => item?.getBoundingClientRect().left ?? Number.NaN;
    await expect(left(first)).toBeLessThan(left(second));
  },
};
export const Hebrew: Story = {
  args: sung("הרם את הידיים אל האור", "והסתובב עם הלילה"),
  globals: { direction: "rtl" },
  tags: ["!test"],
};

/** Music runs from left to right in every script. */
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
