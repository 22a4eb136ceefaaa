import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { KeptDances } from "./KeptDances.tsx";

const meta: Meta<typeof KeptDances> = {
  title: "Dashboard/KeptDances",
  component: KeptDances,
  args: {
    dances: [
      { projectID: "a".repeat(32), projectName: "Brave Peacock" },
      { projectID: "b".repeat(32), projectName: "The first dance of a very long evening beside the river" },
    ],
  },
};
export default meta;

export const Two: StoryObj<typeof KeptDances> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Practise Brave Peacock" })).toHaveAttribute(
      "href",
      `/practise/${"a".repeat(32)}`,
    );
  },
};
