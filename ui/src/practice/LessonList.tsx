"use client";

import type { Lesson } from "@nataraj/sdk/practice";

export interface LessonListProps {
  /** The lessons on the way to the dance. */
  lessons: readonly Lesson[];
  /** Index of the one that is next. */
  current: number;
  /** A lesson was chosen. */
  onChoose: (index: number) => void;
}

/** The lessons of a dance in their order, with the one that is next. */
export function LessonList({ lessons, current, onChoose }: LessonListProps) {
  return (
    <ol className="nj-lessons" aria-label="Lessons">
      {lessons.map(({ id, name }, index) => (
        <li key={id}>
          <button
            type="button"
            className="nj-lessons__lesson"
            aria-current={index === current ? "step" : undefined}
            onClick={() => onChoose(index)}
          >
            <span>{index + 1}</span> {name}
          </button>
        </li>
      ))}
    </ol>
  );
}
