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
export const Open: StoryObj<typeof Faq> = {
  args: { questions: [{ id: "free", question: "Is it free?", answer: "Up to 3 projects." }], open: "free" },
  tags: ["!test"],
};
export const LongText: StoryObj<typeof Faq> = {
  args: {
    questions: [
      {
        id: "long",
        question: "What becomes of my music after I have uploaded it, and who may listen to it in the meantime?",
        answer: "The part that you chose is kept until you delete the project. ".repeat(8),
      },
    ],
    open: "long",
  },
  tags: ["!test"],
};
