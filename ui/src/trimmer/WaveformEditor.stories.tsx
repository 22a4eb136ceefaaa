import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useStoryTrim } from "./story-part.ts";
import { WaveformEditor } from "./WaveformEditor.tsx";

function Part() {
  const story = useStoryTrim();
  return story ? <WaveformEditor {...story} /> : null;
}

const meta: Meta<typeof Part> = { title: "Trimmer/WaveformEditor", component: Part };
export default meta;

export const ByKeys: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    const end = await canvas.findByRole("slider", { name: "End" }, { timeout: 8_000 });
    end.focus();
    await userEvent.keyboard("{PageDown}");
    await expect(end).toHaveAttribute("aria-valuenow", "39");
  },
};
