import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LessonList } from "./LessonList.tsx";
import "./practice.css";
import { storyLessons } from "./story-practice.ts";

const meta: Meta<typeof LessonList> = {
  title: "Practice/LessonList",
  component: LessonList,
  args: { lessons: storyLessons, current: storyLessons.findIndex(({ kind }) => kind === "part"), onChoose: fn() },
};
export default meta;

export const FirstPart: StoryObj<typeof LessonList> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Part 1 at 60 %" })).toHaveAttribute("aria-current", "step");
    await userEvent.click(canvas.getByRole("button", { name: "Part 1 at 100 %" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(storyLessons.findIndex(({ id }) => id === "part 1 1"));
    const [step] = storyLessons;
    await expect(canvas.getByText(step?.name ?? "")).not.toBeVisible();
    await userEvent.click(canvas.getAllByText("Single steps")[0] as HTMLElement);
    await userEvent.click(canvas.getByText(step?.name ?? ""));
    await expect(args.onChoose).toHaveBeenLastCalledWith(0);
  },
};

/** The steps of the part are open at the one that is next. */
export const SingleStep: StoryObj<typeof LessonList> = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { current: "step" })).toHaveTextContent(storyLessons[1]?.name ?? "");
  },
};

export const LongText: StoryObj<typeof LessonList> = {
  args: {
    lessons: storyLessons.map((lesson) => ({ ...lesson, name: `${lesson.name}, and everything that comes after it` })),
  },
  tags: ["!test"],
};
