"use client";

import type { BeatScale, Timeline } from "@nataraj/sdk";
import { useMemo } from "react";

/** Units of the drawing: it is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 100;

export interface EnergyCurveProps {
  /** The dance laid out over its song. */
  timeline: Timeline;
  /** Where times lie on the line. */
  scale: BeatScale;
  /** Energy at each beat, in place of the timeline's own. */
  energy?: readonly number[];
}

/** How loud the music is over the song, and its beats as lines. Nothing where the document does not say. */
export function EnergyCurve({ timeline, scale, energy = timeline.dynamics?.energy ?? [] }: EnergyCurveProps) {
  const { beats } = timeline;
  const ticks = useMemo(() => beats.map((time) => `M${x(scale, time)} 0V${HEIGHT}`).join(""), [beats, scale]);
  const line = beats.map((time, i) => `${x(scale, time)} ${y(energy[i] ?? 0)}`).join("L");
  const hasEnergy = energy.length === beats.length && beats.length > 1;
  return (
    <svg className="nj-energy" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="nj-energy__beats" d={ticks} vectorEffect="non-scaling-stroke" />
      {hasEnergy && (
        <>
          <path
            className="nj-energy__area"
            d={`M${x(scale, beats[0])} ${HEIGHT}L${line}L${x(scale, beats.at(-1))} ${HEIGHT}Z`}
          />
          <path className="nj-energy__line" d={`M${line}`} vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const x = (scale: BeatScale, seconds = 0) => round(scale.shareAt(seconds) * WIDTH);
const y = (energy: number) => round((1 - energy) * HEIGHT);
