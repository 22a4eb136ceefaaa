import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShortcutList } from "./ShortcutList.tsx";

const meta: Meta<typeof ShortcutList> = { title: "Player/ShortcutList", component: ShortcutList };
export default meta;

export const All: StoryObj<typeof ShortcutList> = {};
