import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LessonList } from "./LessonList.tsx";
import "./practice.css";
import { storyLessons } from "./story-practice.ts";

const meta: Meta<typeof LessonList> = {
  title: "Practice/LessonList",
  component: LessonList,
  args: { lessons: storyLessons, current: 1, onChoose: fn() },
};
export default meta;

export const Second: StoryObj<typeof LessonList> = {
  play: async ({ canvas, args }) => {
    const lessons = canvas.getAllByRole("button");
    await expect(lessons[1]).toHaveAttribute("aria-current", "step");
    await userEvent.click(lessons[2] as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};

export const LongText: StoryObj<typeof LessonList> = {
  args: {
    lessons: storyLessons.map((lesson) => ({ ...lesson, name: `${lesson.name}, and everything that comes after it` })),
  },
  tags: ["!test"],
};
