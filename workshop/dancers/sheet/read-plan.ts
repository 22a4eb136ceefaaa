import { readFileSync } from "node:fs";
import { buildTimeline, readChoreography, type Timeline } from "@nataraj/sdk";
import type { DanceStyle } from "@nataraj/sdk/contract";

/** A dance that was planned. */
export interface Plan {
  dance: Timeline;
  /** Seconds. */
  duration: number;
  /** Of the first segment: it chooses the dancer. */
  style: DanceStyle;
}

/**
 * Reads what `npm run choreograph` has printed.
 * @throws {Error} with a sentence where the file is something else.
 */
export function readPlan(file: string): Plan {
  const { analysis, choreography } = JSON.parse(readFileSync(file, "utf8")) as {
    analysis?: { duration?: number };
    choreography?: unknown;
  };
  const duration = analysis?.duration;
  if (!duration || !choreography) throw new Error(`${file} is not what "npm run choreograph" prints.`);
  const { document } = readChoreography(JSON.stringify(choreography));
  const dance = buildTimeline(document, duration);
  return { dance, duration, style: dance.segments.find(({ style }) => style)?.style ?? "Freestyle" };
}
