import * as z from "zod/mini";

/** How the heard tempo is put right by the user. */
export const TempoCorrection = z.literal(["half", "double", "shift"]);
export type TempoCorrection = z.infer<typeof TempoCorrection>;

/** What a dance was planned to, in the order in which it was asked for. */
export const TempoCorrections = z.array(TempoCorrection);
export type TempoCorrections = z.infer<typeof TempoCorrections>;
