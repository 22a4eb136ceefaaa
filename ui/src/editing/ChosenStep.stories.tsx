import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect } from "storybook/test";
import { useStoryPlayer } from "../player/story-player.ts";
import { ChosenStep } from "./ChosenStep.tsx";
import { storyDance, useStoryEditor } from "./story-dance.ts";

const dance = storyDance();

function Part() {
  const editor = useStoryEditor(dance);
  const story = useStoryPlayer();
  useEffect(() => {
    editor.send({ type: "EDIT" });
    editor.send({ type: "CHOOSE", place: { segmentKey: "16.00", index: 1 } });
  }, [editor]);
  return story ? <ChosenStep player={story.player} editor={editor} /> : null;
}

const meta: Meta<typeof Part> = { title: "Editing/ChosenStep", component: Part };
export default meta;

export const Chosen: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "REGENERATE THIS SECTION" })).toBeEnabled();
    await expect(canvas.getByText(/danced as Salsa/)).toBeVisible();
  },
};
