import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LyricLineEditor } from "./LyricLineEditor.tsx";

const meta: Meta<typeof LyricLineEditor> = {
  title: "Lyrics/LyricLineEditor",
  component: LyricLineEditor,
  args: {
    segmentKey: "8.00",
    text: "Lift your hands into the light",
    start: 8,
    range: { least: 4, most: 15.5 },
    canJoin: true,
    onCorrect: fn(),
    onListen: fn(),
  },
  decorators: [
    (Story) => (
      <ol style={{ listStyle: "none", padding: 0 }}>
        <Story />
      </ol>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof LyricLineEditor>;

export const Line: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Join/ }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ kind: "join", segmentKey: "8.00" });
    await userEvent.click(canvas.getByRole("button", { name: /^Listen from/ }));
    await expect(args.onListen).toHaveBeenCalled();
  },
};
/** A line of one word cannot be split, the last one not joined. */
export const OneWord: Story = { args: { text: "Dance", canJoin: false } };
export const LongText: Story = {
  args: {
    text: "every heartbeat finds its drum, every drum a place to come, and all who dance along will sing a line that is far too long",
  },
};
export const RightToLeft: Story = { args: { text: "ارفع يديك إلى الضوء" }, globals: { direction: "rtl" } };
export const Hebrew: Story = {
  args: { text: "הרם את הידיים אל האור" },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
