import * as z from "zod/mini";
import { Language, Lyrics } from "./known-lyrics.ts";
import { MAX_CHOREOGRAPHY } from "./limits.ts";
import { ProjectId } from "./project-requests.ts";
import { TempoCorrection, TempoCorrections } from "./tempo-correction.ts";

/**
 * POST /regenerate. `section` is the key of a segment; without it the whole is planned again. With `lyrics` or
 * `language` the words are looked for again and laid over the dance, which stays: `lyrics` are lines that a person
 * brings, "" those that the server finds by itself; `language` is the one that is sung, "" the one that is heard.
 */
export const RegenerateRequest = z
  .object({
    projectID: ProjectId,
    section: z.optional(z.string()),
    tempo: z.optional(TempoCorrection),
    lyrics: z.optional(Lyrics),
    language: z.optional(z.union([Language, z.literal("")])),
  })
  .check(
    // Another tempo is another dance from end to end, and other words are no other dance.
    z.refine(
      ({ section, tempo, lyrics, language }) =>
        [section, tempo, lyrics ?? language].filter((asked) => asked !== undefined).length <= 1,
      {
        error: "Invalid input: expected only one of section, tempo, and words",
      },
    ),
  );
export type RegenerateRequest = z.input<typeof RegenerateRequest>;

/** Nobody corrects a tempo more often. */
const MAX_CORRECTIONS = 32;

/**
 * PUT /choreography. Refused with `choreography_conflict` when `version` is not the stored one, and with
 * `being_generated` while a whole new dance is made, which would replace what was saved. `tempoCorrections` belong to this
 * dance, which may be an earlier one again; without them the stored ones stay.
 */
export const SaveChoreographyRequest = z.object({
  projectID: ProjectId,
  choreography: z.string().check(z.maxLength(MAX_CHOREOGRAPHY)),
  version: z.number(),
  tempoCorrections: z.optional(TempoCorrections.check(z.maxLength(MAX_CORRECTIONS))),
});
export type SaveChoreographyRequest = z.input<typeof SaveChoreographyRequest>;
