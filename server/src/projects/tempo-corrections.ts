import { TempoCorrection } from "@nataraj/sdk/contract";

/** A song heard four times too slow or too fast is no longer the same song. */
const MOST_OCTAVES = 2;
/** So many shifts by a beat are none, whether a bar has 2, 3, 4 or 6 beats. */
const FULL_CIRCLE = 12;
/** The column of the database holds 255 characters. */
const MOST = 32;

/** The stored corrections, in the order in which they were asked for. */
export function readCorrections(text: string): TempoCorrection[] {
  return text.split(",").filter((part): part is TempoCorrection => TempoCorrection.safeParse(part).success);
}

/**
 * The corrections with one more; half and double take each other back, and shifts come full circle. What goes further
 * than anybody needs changes nothing.
 */
export function addCorrection(corrections: readonly TempoCorrection[], added: TempoCorrection): TempoCorrection[] {
  const last = corrections.at(-1);
  const takesBack = (last === "half" && added === "double") || (last === "double" && added === "half");
  if (takesBack) return corrections.slice(0, -1);
  const all = [...corrections, added];
  if (Math.abs(octavesOf(all)) > MOST_OCTAVES || all.length > MOST) return [...corrections];
  const shifts = all.length - 1 - all.findLastIndex((correction) => correction !== "shift");
  return shifts === FULL_CIRCLE ? all.slice(0, -FULL_CIRCLE) : all;
}

/** What the corrections together come to: another tempo, else other bars, else nothing. */
export function summedCorrection(corrections: readonly TempoCorrection[]): TempoCorrection | undefined {
  const octaves = octavesOf(corrections);
  if (octaves !== 0) return octaves > 0 ? "double" : "half";
  return corrections.includes("shift") ? "shift" : undefined;
}

function octavesOf(corrections: readonly TempoCorrection[]): number {
  return corrections.reduce((sum, correction) => sum + { half: -1, double: 1, shift: 0 }[correction], 0);
}
