import type { Timeline } from "../../choreography/timeline.ts";
import type { Dance } from "../../motion/pose/dance.ts";
import { nextTask } from "../../motion/worker/time-slices.ts";
import { eightCountAt } from "../../player/display.ts";
import type { SeenBody } from "../body/landmarks.ts";
import type { Lesson } from "../lessons/lessons.ts";
import type { Match } from "../matching/match.ts";
import { matchDance } from "../matching/match-dance.ts";
import { overall, type PracticeReport } from "./report.ts";

/** A practice that has just ended, as {@link takeReport} needs it. */
export interface TakenPractice {
  projectID: string;
  projectName: string;
  timeline: Timeline;
  dance: Dance;
  lesson: Lesson;
  bodies: readonly SeenBody[];
  mirrored: boolean;
  /** Of camera and loudspeaker together, seconds on the clock; undefined while nobody has measured it. */
  delay: number | undefined;
  /** When it was taken. */
  now: Date;
}

/** Compares what was danced phrase by phrase; between phrases the page has its turn. */
export async function takeReport(practice: TakenPractice): Promise<PracticeReport> {
  const { projectID, projectName, timeline, dance, lesson, bodies, mirrored, delay, now } = practice;
  const phrases: Match[] = [];
  for (const { start, end } of lesson.phrases) {
    phrases.push(
      matchDance(dance, bodies, {
        start,
        end,
        beats: timeline.beats,
        mirrored,
        delay: delay === undefined ? undefined : delay * lesson.rate,
        countAt: (seconds) => eightCountAt(timeline, seconds),
      }),
    );
    await nextTask();
  }
  const { id, kind, name, start, end, rate } = lesson;
  return {
    id: `${now.getTime()}-${id}`,
    projectID,
    projectName,
    takenAt: now.toISOString(),
    lesson: { id, kind, name, start, end, rate },
    mirrored,
    ...overall(phrases),
    phrases,
  };
}
