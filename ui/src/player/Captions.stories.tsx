import { buildTimeline, type Playable, stepSequence } from "@nataraj/sdk";
import type { FakeAudio } from "@nataraj/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, waitFor } from "storybook/test";
import type { PlayerActor } from "../playback/use-player.ts";
import { EightCount, LyricBox, StepHint } from "./Captions.tsx";
import { useStoryPlayer } from "./story-player.ts";

interface PartProps {
  onPlayer?: (player: PlayerActor) => void;
  /** What is sung, in place of the story's song. */
  lyrics?: string;
  translation?: string;
}

function Part({ onPlayer, lyrics, translation = "" }: PartProps) {
  const story = useStoryPlayer(undefined, lyrics === undefined ? undefined : sung(lyrics, translation));
  const player = story?.player;
  useEffect(() => {
    if (player) onPlayer?.(player);
  }, [player, onPlayer]);
  return story ? (
    <>
      <LyricBox player={story.player} />
      <StepHint player={story.player} />
      <EightCount player={story.player} />
    </>
  ) : null;
}

/** Two steps to one line, without beats. */
function sung(lyrics: string, translation: string): Playable {
  const document = { "0.00": { lyrics, translation, steps: [1, 2] } };
  return { song: "story", sequence: stepSequence(document), timeline: buildTimeline(document, 8) };
}

const meta: Meta<typeof Part> = { title: "Player/Captions (lyric box)", component: Part };
export default meta;

export const AtTheStart: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Next step: Look around")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Count of eight" })).toBeVisible();
  },
};

/** What is sung runs from right to left where its script does, with its signs at the right ends. */
export const RightToLeft: StoryObj<typeof Part> = {
  args: { lyrics: "يا ليل، يا عين!" },
  play: async ({ canvas }) => {
    const line = (await canvas.findByText("Lyrics:")).parentElement as HTMLElement;
    await expect(getComputedStyle(line).direction).toBe("rtl");
  },
};

export const Hebrew: StoryObj<typeof Part> = {
  args: { lyrics: "הרם את הידיים אל האור!", translation: "Lift your hands into the light!" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const line = (await canvas.findByText("Lyrics:")).parentElement as HTMLElement;
    await expect(getComputedStyle(line).direction).toBe("rtl");
  },
};

/** Scripts of other directions stay as they are. */
export const Devanagari: StoryObj<typeof Part> = {
  args: { lyrics: "संग मेरे तू भी नाच ज़रा" },
  play: async ({ canvas }) => {
    const line = (await canvas.findByText("Lyrics:")).parentElement as HTMLElement;
    await expect(getComputedStyle(line).direction).toBe("ltr");
  },
};

/** A song with its translation, each in its own direction. */
export const Translated: StoryObj<typeof Part> = {
  args: { lyrics: "夜空に咲く花", translation: "A flower that blooms in the night sky" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A flower that blooms in the night sky")).toBeVisible();
    await expect(canvas.getByText(/夜空に咲く花/)).toBeVisible();
  },
};

let played: PlayerActor | undefined;
/** When the song has ended no count is lit: the dancer stands. */
export const AtTheEnd: StoryObj<typeof Part> = {
  args: {
    onPlayer: (player) => {
      played = player;
    },
  },
  play: async ({ canvas }) => {
    const counts = await canvas.findByRole("list", { name: "Count of eight" });
    await waitFor(() => expect(played?.getSnapshot().matches("ready")).toBe(true));
    const audio = played?.getSnapshot().context.audio as FakeAudio;
    played?.send({ type: "PLAY" });
    await waitFor(() => expect(counts.querySelector("[aria-current]")).not.toBeNull());
    audio.pass(audio.duration);
    await waitFor(() => expect(counts.querySelector("[aria-current]")).toBeNull());
  },
};

/** A line that takes two. */
export const LongText: StoryObj<typeof Part> = {
  args: { lyrics: "every heartbeat finds its drum, every drum a place to come, and all who dance along will sing on" },
  tags: ["!test"],
};
/** A dance from elsewhere, without words and beats. */
export const Empty: StoryObj<typeof Part> = { args: { lyrics: "" }, tags: ["!test"] };
