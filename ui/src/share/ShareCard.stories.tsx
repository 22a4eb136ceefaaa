import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { ShareCard } from "./ShareCard.tsx";

const meta: Meta<typeof ShareCard> = {
  title: "Share/ShareCard",
  component: ShareCard,
  args: { projectName: "brave otter", picture: "/posters/salsa.jpg", origin: "https://nataraj.example" },
  parameters: { maxWidth: "24rem" },
};
export default meta;
type Story = StoryObj<typeof ShareCard>;

export const Card: Story = {};
/** The address of a picture that cannot be had leaves no gap. */
export const NoPicture: Story = {
  play: async ({ canvas }) => {
    const picture = () => canvas.queryByRole("img", { name: "The dance at its peak" });
    fireEvent.error(picture() as HTMLElement);
    await waitFor(() => expect(picture()).toBeNull());
    await expect(canvas.getByText("nataraj.example")).toBeVisible();
  },
};
export const LongText: Story = { args: { projectName: "incomprehensibilities".repeat(4) }, tags: ["!test"] };
