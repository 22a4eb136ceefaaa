import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { BringWords } from "./BringWords.tsx";

const meta: Meta<typeof BringWords> = {
  title: "Lyrics/BringWords",
  component: BringWords,
  args: { language: "en", onFind: fn() },
};
export default meta;
type Story = StoryObj<typeof BringWords>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Paste the words, or choose the language"));
    await expect(canvas.getByRole("button", { name: "LISTEN AGAIN" })).toBeVisible();
  },
};

export const WithWords: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Paste the words, or choose the language"));
    await userEvent.type(canvas.getByLabelText("Words of the song"), "सुबह हुई{Enter}गेंदे खिले");
    await userEvent.click(canvas.getByRole("button", { name: "FIND THEM IN THE SONG" }));
    await expect(args.onFind).toHaveBeenCalledWith({ lyrics: "सुबह हुई\nगेंदे खिले", language: "en" });
  },
};

export const RightToLeft: Story = {
  args: { language: "ar" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Paste the words, or choose the language"));
    await userEvent.type(canvas.getByLabelText("Words of the song"), "ارقص معي تحت ضوء القمر");
  },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
