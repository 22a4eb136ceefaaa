import type { FakeAudio } from "@nataraj/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, waitFor } from "storybook/test";
import { EightCount, LyricBox, StepHint } from "./Captions.tsx";
import { useStoryPlayer } from "./story-player.ts";
import type { PlayerActor } from "./use-player.ts";

function Part({ onPlayer }: { onPlayer?: (player: PlayerActor) => void }) {
  const story = useStoryPlayer();
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

const meta: Meta<typeof Part> = { title: "Player/Captions", component: Part };
export default meta;

export const AtTheStart: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Next step: Look around")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Count of eight" })).toBeVisible();
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
