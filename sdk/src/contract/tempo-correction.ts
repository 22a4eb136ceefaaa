import * as z from "zod/mini";

/** Beats a minute that can be typed. */
export const TYPED_TEMPO = { least: 30, most: 300 } as const;
/** By how much the beats can be moved, either way. Milliseconds. */
export const MAX_BEAT_SHIFT_MS = 500;
/** Longest text of a number that is typed. */
const MAX_DIGITS = 6;

const within = (least: number, most: number) =>
  z.refine<string>((text) => {
    const typed = text.slice(text.indexOf(":") + 1);
    return typed.length <= MAX_DIGITS && Number(typed) >= least && Number(typed) <= most;
  });

/**
 * How the heard tempo is put right by the user: `half`, `double`; `shift`, by which bars begin a beat later; `tempo:128`,
 * the beats a minute; `later:-40`, the milliseconds by which all beats are later.
 */
export const TempoCorrection = z.union([
  z.literal(["half", "double", "shift"]),
  z.templateLiteral(["tempo:", z.number()]).check(within(TYPED_TEMPO.least, TYPED_TEMPO.most)),
  z.templateLiteral(["later:", z.number()]).check(within(-MAX_BEAT_SHIFT_MS, MAX_BEAT_SHIFT_MS)),
]);
export type TempoCorrection = z.infer<typeof TempoCorrection>;

/** What a dance was planned to, in the order in which it was asked for. */
export const TempoCorrections = z.array(TempoCorrection);
export type TempoCorrections = z.infer<typeof TempoCorrections>;

/** The beats a minute of a correction that names them. */
export function typedTempo(correction: TempoCorrection): number | undefined {
  return correction.startsWith("tempo:") ? Number(correction.slice("tempo:".length)) : undefined;
}

/** The milliseconds of a correction that moves the beats; 0 for others. */
export function beatShift(correction: TempoCorrection): number {
  return correction.startsWith("later:") ? Number(correction.slice("later:".length)) : 0;
}
