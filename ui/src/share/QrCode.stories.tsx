import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QrCode } from "./QrCode.tsx";

const meta: Meta<typeof QrCode> = {
  title: "Share/QrCode",
  component: QrCode,
  args: { link: `https://nataraj.example/project/nataraj-${"0f".repeat(16)}` },
};
export default meta;

/** Dark on light with a margin, in both themes. */
export const Link: StoryObj<typeof QrCode> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  },
};
