import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { NextSteps } from "./NextSteps.tsx";
import { storyProject } from "./story-project.ts";

const meta: Meta<typeof NextSteps> = {
  title: "Dashboard/NextSteps",
  component: NextSteps,
  args: { practised: storyProject(), danced: storyProject(), onAnotherStyle: fn() },
  parameters: { maxWidth: "16rem" },
};
export default meta;
type Story = StoryObj<typeof NextSteps>;

export const Both: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: "CONTINUE PRACTISING" })).toHaveAttribute(
      "href",
      `/practise/${"0f".repeat(16)}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "ANOTHER STYLE OF Marigold Morning" }));
    await expect(args.onAnotherStyle).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { danced: storyProject({ title: `${"incomprehensibilities".repeat(4)}.mp3` }) },
  tags: ["!test"],
};
