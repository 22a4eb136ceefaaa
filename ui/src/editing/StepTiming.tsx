"use client";

import { formatTime, type StepEdge, type TimedStep } from "@nataraj/sdk";
import { IconButton } from "../button/IconButton.tsx";
import { countBeats } from "../timeline/count-beats.ts";

export interface StepTimingProps {
  /** The step that is meant. */
  step: TimedStep;
  /** The song's, in seconds. */
  beats: readonly number[];
  /** The step is to begin or end at another beat. */
  onRetime: (edge: StepEdge, beats: number) => void;
}

/** When a step begins and how long it lasts, beat by beat; what a drag on the timeline does, too. */
export function StepTiming({ step, beats, onRetime }: StepTimingProps) {
  return (
    // Earlier is on the left in every script, as on the timeline.
    <fieldset className="nj-step-timing" dir="ltr">
      <legend className="nj-unseen">Timing</legend>
      <IconButton icon="chevron-left" label="Move a beat earlier" onClick={() => onRetime("whole", -1)} />
      <IconButton icon="chevron-right" label="Move a beat later" onClick={() => onRetime("whole", 1)} />
      <output className="nj-step-timing__text">
        {formatTime(step.start)}, {countBeats(beats, step)} beats
      </output>
      <IconButton icon="minus" label="A beat shorter" onClick={() => onRetime("end", -1)} />
      <IconButton icon="plus" label="A beat longer" onClick={() => onRetime("end", 1)} />
    </fieldset>
  );
}
