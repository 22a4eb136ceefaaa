import { createBeatScale } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { useStoryPlayer } from "../player/story-player.ts";
import { Playhead } from "./Playhead.tsx";

function Part({ seconds }: { seconds: number }) {
  const story = useStoryPlayer();
  const player = story?.player;
  useEffect(() => player?.send({ type: "SEEK", time: seconds }), [player, seconds]);
  return (
    <div className="nj-timeline__energy">
      {player && <Playhead player={player} scale={createBeatScale(player.getSnapshot().context.playable.timeline)} />}
    </div>
  );
}

/** Where the song is, over all lanes of the timeline. */
const meta: Meta<typeof Part> = {
  title: "Timeline/Playhead",
  component: Part,
  argTypes: { seconds: { control: { type: "range", min: 0, max: 52, step: 0.1 } } },
  // StepTimeline's stories test it.
  tags: ["!test"],
};
export default meta;
type Story = StoryObj<typeof Part>;

export const AtTheStart: Story = { args: { seconds: 0 } };
export const InTheMiddle: Story = { args: { seconds: 26 } };
