import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useStoryTrim } from "./story-part.ts";
import { TrimControls } from "./TrimControls.tsx";

function Part() {
  const story = useStoryTrim();
  return story ? <TrimControls {...story} /> : null;
}

const meta: Meta<typeof Part> = { title: "Trimmer/TrimControls", component: Part };
export default meta;

export const Custom: StoryObj<typeof Part> = { tags: ["!test"] };

export const Preset: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "30 seconds" }));
    await expect(await canvas.findByText("Total Length: 30 seconds")).toBeVisible();
  },
};
