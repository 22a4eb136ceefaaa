import type { PracticeReport } from "./report.ts";

/** How a lesson went over time. */
export interface LessonProgress {
  lessonID: string;
  name: string;
  /** In the order in which they were taken. */
  reports: PracticeReport[];
  best: number;
  /** Ratio of the last less that of the first. */
  gained: number;
}

/** Reports by lesson, the lesson that was practised last first. */
export function progressOf(reports: readonly PracticeReport[]): LessonProgress[] {
  const sorted = [...reports].sort((a, b) => a.takenAt.localeCompare(b.takenAt));
  const lessons = new Map<string, PracticeReport[]>();
  for (const report of sorted) {
    const taken = lessons.get(report.lesson.id) ?? [];
    lessons.delete(report.lesson.id); // the one practised last comes last
    lessons.set(report.lesson.id, [...taken, report]);
  }
  return [...lessons].reverse().map(([lessonID, taken]) => ({
    lessonID,
    name: taken[0]?.lesson.name ?? "",
    reports: taken,
    best: Math.max(...taken.map(({ ratio }) => ratio)),
    gained: (taken.at(-1)?.ratio ?? 0) - (taken[0]?.ratio ?? 0),
  }));
}
