import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CopyField } from "./CopyField.tsx";

const meta: Meta<typeof CopyField> = {
  title: "Share/CopyField",
  component: CopyField,
  args: { label: "Link", text: "https://nataraj.example/project/nataraj-0f", copy: fn(async (_: string) => {}) },
};
export default meta;
type Story = StoryObj<typeof CopyField>;

export const NotCopied: Story = { args: {}, tags: ["!test"] };
export const Copied: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "COPY LINK" }));
    await expect(args.copy).toHaveBeenCalledWith(args.text);
    await canvas.findByText("Copied");
  },
};

export const CopyRefused: Story = {
  args: { copy: () => Promise.reject(new Error("denied")) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "COPY LINK" }));
    await canvas.findByText("Please copy it yourself.");
  },
};
export const LongText: Story = {
  args: { text: `https://nataraj.example/project/nataraj-${"0f".repeat(120)}`, rows: 4 },
  tags: ["!test"],
};
/** An address runs from left to right. */
export const RightToLeft: Story = {
  args: { label: "الرابط" },
  globals: { direction: "rtl" },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe("rtl");
    await expect(getComputedStyle(canvas.getByRole("textbox")).direction).toBe("ltr");
  },
};
