import { type DanceStyle, formatTime, moveName, type TimedStep } from "@nataraj/sdk";
import { countBeats } from "./count-beats.ts";

export interface StepDetailsProps {
  /** Nothing is said where there is none. */
  shown: { step: TimedStep; style: DanceStyle | undefined } | undefined;
  /** The song's, in seconds; their number is left out where they are not known. */
  beats: readonly number[];
}

/** A step in one line: what does not fit on its block. */
export function StepDetails({ shown, beats }: StepDetailsProps) {
  if (!shown) return <p className="nj-timeline__details" />;
  const { step, style } = shown;
  const count = countBeats(beats, step);
  const parts = [formatTime(step.start), moveName(step.move), count && `${count} beats`, style];
  return <p className="nj-timeline__details">{parts.filter(Boolean).join(" · ")}</p>;
}
