import type { Meta, StoryObj } from "@storybook/react-vite";
import { SavedAvatars } from "./SavedAvatars.tsx";

const meta: Meta<typeof SavedAvatars> = { title: "Account/SavedAvatars", component: SavedAvatars };
export default meta;

export const Locked: StoryObj<typeof SavedAvatars> = {};
