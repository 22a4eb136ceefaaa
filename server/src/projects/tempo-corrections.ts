import { beatShift, MAX_BEAT_SHIFT_MS, TempoCorrection, typedTempo } from "@nataraj/sdk/contract";

/** A song heard four times too slow or too fast is no longer the same song. */
const MOST_OCTAVES = 2;
/** So many shifts by a beat are none, whether a bar has 2, 3, 4 or 6 beats. */
const FULL_CIRCLE = 12;
/** The column of the database holds 255 characters. */
const MAX_CORRECTIONS = 28;

/** The stored corrections, in the order in which they were asked for. */
export function readCorrections(text: string): TempoCorrection[] {
  return text.split(",").filter((part): part is TempoCorrection => TempoCorrection.safeParse(part).success);
}

/**
 * The corrections with one more. Half and double take each other back, shifts come full circle, and a typed tempo takes the
 * place of what was before it. Milliseconds are summed, and stand at the end. What goes further than anybody needs changes
 * nothing.
 */
export function addCorrection(corrections: readonly TempoCorrection[], added: TempoCorrection): TempoCorrection[] {
  const isOfBeats = (correction: TempoCorrection) => beatShift(correction) === 0;
  const tempo = corrections.filter(isOfBeats);
  const sum = [...corrections, added].reduce((all, correction) => all + beatShift(correction), 0);
  const later = Math.max(-MAX_BEAT_SHIFT_MS, Math.min(MAX_BEAT_SHIFT_MS, sum));
  const isShift = added.startsWith("later:");
  return [...(isShift ? tempo : addToTempo(tempo, added)), ...(later === 0 ? [] : [`later:${later}` as const])];
}

function addToTempo(corrections: readonly TempoCorrection[], added: TempoCorrection): TempoCorrection[] {
  if (typedTempo(added) !== undefined) return [added];
  const last = corrections.at(-1);
  const takesBack = (last === "half" && added === "double") || (last === "double" && added === "half");
  if (takesBack) return corrections.slice(0, -1);
  const all = [...corrections, added];
  if (Math.abs(octavesOf(all)) > MOST_OCTAVES || all.length > MAX_CORRECTIONS) return [...corrections];
  const shifts = all.length - 1 - all.findLastIndex((correction) => correction !== "shift");
  return shifts === FULL_CIRCLE ? all.slice(0, -FULL_CIRCLE) : all;
}

/** What the corrections together come to: another tempo, else other bars, else nothing. */
export function summedCorrection(corrections: readonly TempoCorrection[]): TempoCorrection | undefined {
  const octaves = octavesOf(corrections);
  if (octaves !== 0) return octaves > 0 ? "double" : "half";
  return corrections.find((correction) => typedTempo(correction) !== undefined) ?? corrections.find(isShift);
}

const isShift = (correction: TempoCorrection) => correction === "shift";

function octavesOf(corrections: readonly TempoCorrection[]): number {
  return corrections.reduce(
    (sum, correction) => sum + (correction === "half" ? -1 : correction === "double" ? 1 : 0),
    0,
  );
}
