import type { Dance } from "../../../sdk/src/motion/pose/dance.ts";
import { largest, type Measurement } from "./measurement.ts";

/** How far a landing may be from the nearest beat or half beat, milliseconds. */
const ON_BEAT_MS = 40;

/**
 * Measures how far landings of the feet are from the nearest beat or half beat. A syncopated move may also land on
 * quarter beats. Steps and jumps between two times count, on an even grid with a beat at 0.
 */
export function measureLandings(
  dance: Dance,
  start: number,
  end: number,
  { bpm, syncopated }: { bpm: number; syncopated: boolean },
): Measurement {
  const unit = 60 / bpm / (syncopated ? 4 : 2);
  const landings = dance.footwork.feet
    .flat()
    .filter(({ kind, to }) => (kind === "step" || kind === "jump") && to.frame === "floor")
    .map((event) => event.end)
    .filter((t) => t > start + 0.001 && t < end + 0.001);
  const off = landings.map((t) => Math.abs(t - Math.round(t / unit) * unit) * 1000);
  const worst = largest(off);
  const measurement: Measurement = {
    measure: "a foot lands off the beat",
    value: worst.value,
    high: ON_BEAT_MS,
    unit: "ms",
  };
  const at = landings[worst.sample];
  return at === undefined ? measurement : { ...measurement, seconds: at - start };
}
