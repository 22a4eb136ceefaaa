import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Faq } from "./Faq.tsx";

const meta: Meta<typeof Faq> = { title: "Home/Faq", component: Faq };
export default meta;

export const Questions: StoryObj<typeof Faq> = {
  args: {
    questions: [
      { id: "ai", question: "Is AI used?", answer: "Yes." },
      { id: "free", question: "Is it free?", answer: "Up to 3 projects." },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Is it free?"));
    await expect(canvas.getByText("Up to 3 projects.")).toBeVisible();
  },
};
