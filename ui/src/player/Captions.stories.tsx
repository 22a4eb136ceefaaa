import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EightCount, LyricBox, StepHint } from "./Captions.tsx";
import { useStoryPlayer } from "./story-stage.ts";

function Part() {
  const story = useStoryPlayer();
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
