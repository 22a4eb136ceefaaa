import type { Timeline } from "@nataraj/sdk/choreography";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { absentDancer } from "../playback/dancer-controls.ts";
import { storyAudio, storyEngine, storyPlayable } from "../player/story-player.ts";
import { HeroBackdrop } from "./HeroBackdrop.tsx";
import { type HeroPlayerProps, HeroPlayerWaiting, LiveDancer } from "./LiveDancer.tsx";
import { SampleDanceFailure, SampleDancePlayer } from "./SampleDancePlayer.tsx";

/** As on the home page. */
const HERO = { look: "bharatanatyam", background: "transparent" } as const;

const meta: Meta<typeof LiveDancer> = {
  title: "Home/LiveDancer",
  component: LiveDancer,
  args: { sequence: "1_5_19", style: "Indian Classical" },
  render: (args) => (
    <HeroBackdrop>
      <LiveDancer {...args} />
    </HeroBackdrop>
  ),
};
export default meta;
type Story = StoryObj<typeof LiveDancer>;

const state = (canvas: HTMLElement) => canvas.querySelector(".nj-live-dancer")?.getAttribute("data-live");

export const Drawn: Story = {};

const alive = storyEngine(undefined, HERO);
/** Takes the drawn dancer's place as soon as she can dance. */
export const Live: Story = {
  args: { createEngine: alive.create },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(state(canvasElement)).toBe("true"));
    await expect(alive.engine.messages).toContainEqual(["sequence", "1_5_19"]);
    await expect(canvasElement.querySelectorAll("canvas")).toHaveLength(1);
  },
};

/** Where she cannot be shown, the drawn one stays. */
export const Absent: Story = {
  args: { createEngine: () => absentDancer("no WebGL") },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).not.toBeNull());
    await expect(state(canvasElement)).toBe("false");
  },
};

const dancing = storyEngine(undefined, HERO);
/** A visitor may see her in another style. */
export const AnotherStyle: Story = {
  args: { createEngine: dancing.create },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "ANOTHER STYLE" });
    await expect(canvas.getByRole("status")).toHaveTextContent("Indian Classical");
    await userEvent.click(button);
    await expect(canvas.getByRole("status")).toHaveTextContent("Ballet");
    await expect(dancing.looks).toEqual(["ballet/plum"]);
    const [message, dance] = dancing.engine.messages.at(-1) ?? [];
    await expect(message).toBe("timeline");
    await expect((dance as Timeline).segments[0]?.style).toBe("Ballet");
  },
};

const heard = storyEngine(undefined, HERO);
const playable = storyPlayable();
const audio = storyAudio(playable.timeline.duration);
const StoryPlayer = (props: HeroPlayerProps) => (
  <SampleDancePlayer {...props} sample={{ title: "Marigold Morning", playable }} createAudio={() => audio} />
);
const lastTimeline = () =>
  heard.engine.messages.findLast(([message]) => message === "timeline")?.[1] as Timeline | undefined;

/** A press plays a song to which she dances, in any style, and afterwards she dances on by herself. It is played again. */
export const PlaysASong: Story = {
  args: { createEngine: heard.create, player: StoryPlayer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "PLAY A DANCE" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Pause Marigold Morning" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Play Marigold Morning" }));
    await expect(lastTimeline()).toBe(playable.timeline);
    await userEvent.click(canvas.getByRole("button", { name: "ANOTHER STYLE" }));
    await waitFor(() => expect(lastTimeline()?.segments.map(({ style }) => style)).toEqual(Array(5).fill("Ballet")));
    await expect(lastTimeline()?.segments[1]?.steps).toEqual(playable.timeline.segments[1]?.steps);
    audio.pass(playable.timeline.duration);
    await expect(await canvas.findByRole("button", { name: "PLAY A DANCE" })).toBeVisible();
    await waitFor(() => expect(lastTimeline()?.segments).toHaveLength(8));
    await userEvent.click(canvas.getByRole("button", { name: "PLAY A DANCE" }));
    await canvas.findByRole("button", { name: "Pause Marigold Morning" });
  },
};

const pressed = storyEngine(undefined, HERO);
/** The press may be anywhere on her. */
export const PressedAnywhere: Story = {
  tags: ["!dev", "!autodocs"],
  args: { createEngine: pressed.create, player: StoryPlayer },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "PLAY A DANCE" });
    const { left, top, width, height } = (
      canvasElement.querySelector(".nj-live-dancer") as HTMLElement
    ).getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 3);
    if (hit) fireEvent.click(hit);
    await expect(await canvas.findByRole("button", { name: "Pause Marigold Morning" })).toBeVisible();
  },
};

/** The song and its dance are being fetched. */
export const FetchingTheSong: Story = {
  args: { createEngine: pressed.create, player: HeroPlayerWaiting },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "PLAY A DANCE" }));
  },
  tags: ["!test"],
};

const failing = { onRetry: fn(), onEnd: fn() };
/** Where the song cannot be had. */
export const NoSong: Story = {
  args: { createEngine: pressed.create, player: () => <SampleDanceFailure {...failing} /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "PLAY A DANCE" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The song could not be fetched.");
    await userEvent.click(canvas.getByRole("button", { name: "TRY AGAIN" }));
    await expect(failing.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "CLOSE" }));
    await expect(failing.onEnd).toHaveBeenCalledOnce();
  },
};
