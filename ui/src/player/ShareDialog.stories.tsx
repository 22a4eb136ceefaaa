import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ShareDialog } from "./ShareDialog.tsx";

const id = "0123456789abcdef0123456789abcdef";
const copy = fn(async (_: string) => {});

const meta: Meta<typeof ShareDialog> = {
  title: "Player/ShareDialog",
  component: ShareDialog,
  args: { projectID: id, projectName: "brave otter", origin: "https://nataraj.example", copy, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ShareDialog>;

export const Texts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "COPY LINK" }));
    await expect(copy).toHaveBeenCalledWith(`https://nataraj.example/project/nataraj-${id}`);
    await canvas.findByText("Copied");
    await expect(canvas.getByLabelText("Embed code")).toHaveValue(
      `<script src="https://nataraj.example/embed.js" async></script>\n<nataraj-player project="nataraj-${id}"></nataraj-player>`,
    );
  },
};

export const CopyRefused: Story = {
  args: { copy: () => Promise.reject(new Error("denied")) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "COPY LINK" }));
    await canvas.findByText("Please copy it by hand.");
  },
};
