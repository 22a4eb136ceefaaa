import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ProfileCard } from "./ProfileCard.tsx";

const meta: Meta<typeof ProfileCard> = {
  title: "Account/ProfileCard",
  component: ProfileCard,
  args: {
    user: { uid: "1", displayName: "Meera Krishnan", email: "meera@example.org", photoURL: null },
    onPicture: fn(),
    onDelete: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ProfileCard>;

export const Known: Story = {};
export const Loading: Story = { args: { user: undefined } };
export const Busy: Story = { args: { uploading: true, deletionFailed: true } };
