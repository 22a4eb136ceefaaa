"use client";

import { formatTime } from "@nataraj/sdk";
import { isSingleStep, type Lesson } from "@nataraj/sdk/practice";
import type { ReactNode } from "react";

export interface LessonListProps {
  /** The lessons on the way to the dance. */
  lessons: readonly Lesson[];
  /** Index of the one that is next. */
  current: number;
  /** A lesson was chosen. */
  onChoose: (index: number) => void;
}

/** A lesson with its index in all of them. */
type Numbered = Lesson & { index: number };

/** The parts of a dance in their order: each by its speeds, and opened to its single steps. The one that is next is marked. */
export function LessonList({ lessons, current, onChoose }: LessonListProps) {
  const numbered = lessons.map((lesson, index): Numbered => ({ ...lesson, index }));
  const parts = [...new Set(lessons.map(({ part }) => part))];
  const button = ({ id, index }: Numbered, className: string, children: ReactNode) => (
    <button
      key={id}
      type="button"
      className={className}
      aria-current={index === current ? "step" : undefined}
      onClick={() => onChoose(index)}
    >
      {children}
    </button>
  );
  return (
    <ol className="nj-lessons" aria-label="Lessons">
      {parts.map((part) => {
        const own = numbered.filter((lesson) => lesson.part === part);
        const speeds = own.filter((lesson) => !isSingleStep(lesson));
        const steps = own.filter(isSingleStep);
        const [first] = speeds;
        if (!first) return null;
        const title = part === undefined ? first.name : `Part ${part}`;
        return (
          <li key={title} className="nj-lessons__part">
            <div className="nj-lessons__head">
              <h3>{title}</h3>
              <p>
                {formatTime(first.start)} to {formatTime(first.end)}
              </p>
              <div className="nj-lessons__speeds">
                {speeds.map((lesson) =>
                  button(
                    lesson,
                    "nj-chip",
                    <span>
                      <span className="nj-unseen">{title} at </span>
                      {Math.round(lesson.rate * 100)} %
                    </span>,
                  ),
                )}
              </div>
            </div>
            {steps.length > 0 && (
              <details open={steps.some(({ index }) => index === current) || undefined}>
                <summary>
                  Single steps<span className="nj-unseen"> of {title}</span>
                </summary>
                {steps.map((lesson) => button(lesson, "nj-lessons__lesson", lesson.name))}
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
