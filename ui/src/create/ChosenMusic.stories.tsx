import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChosenMusic } from "./ChosenMusic.tsx";

const meta: Meta<typeof ChosenMusic> = { title: "Create/ChosenMusic", component: ChosenMusic };
export default meta;
type Story = StoryObj<typeof ChosenMusic>;

export const Chosen: Story = { args: { fileName: "Marigold Morning.mp3", thumbnail: 0 } };
export const LongName: Story = { args: { fileName: `${"rehearsal_".repeat(14)}.flac`, thumbnail: 4 } };
