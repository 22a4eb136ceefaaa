import type { Lesson } from "../lessons/lessons.ts";
import type { Match } from "../matching/match.ts";

/** What one practice of a lesson came to. It holds no picture: ratios, findings and a few stick figures. */
export interface PracticeReport {
  id: string;
  /** 32 hexadecimal digits. */
  projectID: string;
  projectName: string;
  /** When, ISO 8601. */
  takenAt: string;
  lesson: Pick<Lesson, "id" | "kind" | "name" | "start" | "end" | "rate">;
  /** The mirror image was danced, as one copies somebody who stands opposite. */
  mirrored: boolean;
  /** Matching ratio over all phrases, 0 to 1. */
  ratio: number;
  /** Share of the time in which a body was in sight. */
  seen: number;
  phrases: Match[];
}

/** A lesson is matched with this ratio, if this share of it was in sight. */
export const MATCHED_RATIO = 0.8;
const MATCHED_SEEN = 0.6;

/** Whether a lesson is learned and the next one may come. */
export function isMatched({ ratio, seen, phrases }: Pick<PracticeReport, "ratio" | "seen" | "phrases">): boolean {
  const isOther = phrases.some(({ findings }) =>
    findings.some(({ kind }) => kind === "mirrored" || kind === "different"),
  );
  return ratio >= MATCHED_RATIO && seen >= MATCHED_SEEN && !isOther;
}

/** Ratio and share in sight of several phrases together, by their lengths. */
export function overall(phrases: readonly Match[]): Pick<PracticeReport, "ratio" | "seen"> {
  const total = phrases.reduce((sum, { start, end }) => sum + end - start, 0) || 1;
  const mean = (value: (match: Match) => number) =>
    phrases.reduce((sum, match) => sum + value(match) * (match.end - match.start), 0) / total;
  return { ratio: mean(({ ratio }) => ratio), seen: mean(({ seen }) => seen) };
}
