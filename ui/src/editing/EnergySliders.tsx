"use client";

import { type BeatScale, bentEnergy, type Timeline } from "@nataraj/sdk";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from "react";
import { pointStyle } from "../timeline/span-style.ts";

/** Beats from one slider to the next: a phrase. */
const BEATS_APART = 8;
/** What a key changes. */
const KEY_STEP = 0.05;
const KEYS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 4,
  PageDown: -4,
};

export interface EnergySlidersProps {
  /** The dance laid out over its song. */
  timeline: Timeline;
  /** Where times lie on the line. */
  scale: BeatScale;
  /** Whether it takes no input at the moment. */
  disabled: boolean;
  /** The energy of a beat was set. */
  onBend: (beat: number, energy: number) => void;
}

/** Bends the curve of the energy, and with it how large the body dances: one slider for each phrase. */
export function EnergySliders({ timeline, scale, disabled, onBend }: EnergySlidersProps) {
  const energy = timeline.dynamics?.energy ?? [];
  const [drag, setDrag] = useState<{ beat: number; energy: number }>();
  if (energy.length === 0 || disabled) return null;
  const shown = drag ? bentEnergy(timeline, drag.beat, drag.energy) : energy;
  const beats = timeline.beats
    .map((time, beat) => ({ time, beat }))
    .filter(({ beat }) => beat % BEATS_APART === BEATS_APART / 2);

  const energyAt = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const line = currentTarget.parentElement ?? currentTarget;
    const { top, bottom } = line.getBoundingClientRect();
    // Room above and below, where half of a slider stands at 0 and 1.
    const room = Number.parseFloat(getComputedStyle(line).paddingTop) || 0;
    return Math.min(1, Math.max(0, (bottom - room - clientY) / (bottom - top - 2 * room)));
  };
  const press = (event: KeyboardEvent, beat: number, value: number) => {
    const by = KEYS[event.key];
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? 1 : by === undefined ? undefined : value + by * KEY_STEP;
    if (to === undefined) return;
    event.preventDefault();
    onBend(beat, Math.min(1, Math.max(0, to)));
  };
  return (
    <>
      {drag && <BentLine timeline={timeline} scale={scale} energy={shown} />}
      {beats.map(({ time, beat }, i) => {
        const value = shown[beat] ?? 0;
        return (
          <div
            key={beat}
            className="nj-energy-slider"
            style={{ ...pointStyle(scale, time), "--nj-energy": value } as CSSProperties}
            role="slider"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={`Energy of phrase ${i + 1}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(value * 100)}
            onKeyDown={(event) => press(event, beat, energy[beat] ?? 0)}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              setDrag({ beat, energy: energy[beat] ?? 0 });
            }}
            onPointerMove={(event) => {
              if (drag?.beat === beat) setDrag({ beat, energy: energyAt(event) });
            }}
            onPointerUp={() => {
              if (drag) onBend(drag.beat, drag.energy);
              setDrag(undefined);
            }}
            onPointerCancel={() => setDrag(undefined)}
          />
        );
      })}
    </>
  );
}

/** The curve as it would be. */
function BentLine({ timeline, scale, energy }: Pick<EnergySlidersProps, "timeline" | "scale"> & { energy: number[] }) {
  const points = timeline.beats.map((time, i) => `${scale.shareAt(time) * 1000} ${(1 - (energy[i] ?? 0)) * 100}`);
  return (
    <svg className="nj-energy-bent" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join("L")}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
