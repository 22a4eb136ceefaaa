/** What is sent to make and change projects: apart from the answers, so that a client brings no rules for its own. */
import * as z from "zod/mini";
import { CastRequest } from "./cast-request.ts";
import { Language, Lyrics } from "./known-lyrics.ts";
import { parseProjectId } from "./project-id.ts";
import { ProjectName } from "./project-name.ts";
import { Staging } from "./staging.ts";

/** A project id in any accepted form; the parsed value is the canonical one. */
export const ProjectId = z.pipe(
  z.string().check(z.refine((text) => parseProjectId(text) !== undefined, "Invalid input: expected a project id")),
  z.transform((text: string) => parseProjectId(text) as string),
);

/** The id of a song that `preparedsong` keeps: it takes the place of the form's file. */
export const PreparedSongId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** POST /preparedsong: its form has a file and nothing else. */
export const PrepareSongFields = z.object({});

/** POST /createproject: the text fields of the multipart form (beside `file`). Numbers arrive as text. */
export const CreateProjectFields = z.object({
  start: z.coerce.number().check(z.minimum(0)),
  end: z.coerce.number().check(z.minimum(0)),
  uid: z.string().check(z.minLength(1)),
  title: z.string(),
  projectName: ProjectName,
  /** A draft that this project takes the place of. */
  replaces: z.optional(ProjectId),
  /** The lines that are sung in the song, or in the part of it; they go before those that the server finds. */
  lyrics: z.optional(Lyrics),
  /** The language that is sung; absent where it is to be heard. */
  language: z.optional(Language),
  preparedSong: z.optional(PreparedSongId),
});
export type CreateProjectFields = z.infer<typeof CreateProjectFields>;

/** POST /updatedanceform. */
export const UpdateDanceFormRequest = z.object({ projectID: ProjectId, danceform: z.string() });
export type UpdateDanceFormRequest = z.input<typeof UpdateDanceFormRequest>;

/** POST /generatedance. The answer comes when the choreography is there. */
export const GenerateDanceRequest = z.object({ projectID: ProjectId });
export type GenerateDanceRequest = z.input<typeof GenerateDanceRequest>;

/** PUT /project: what is to be another in a project. At least one thing; of the staging, what is absent stays. */
export const UpdateProjectRequest = z
  .object({ projectID: ProjectId, name: z.optional(ProjectName), ...Staging.shape, cast: z.optional(CastRequest) })
  .check(
    z.refine(({ projectID: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
      error: "Invalid input: expected something to change",
    }),
  );
export type UpdateProjectRequest = z.input<typeof UpdateProjectRequest>;
/** The parts of a project that can be changed. */
export type ProjectChange = Omit<UpdateProjectRequest, "projectID">;

/** POST /duplicate: another project with the same song, dance and staging. It is private, and counts towards the quota. */
export const DuplicateRequest = z.object({ projectID: ProjectId });
export type DuplicateRequest = z.input<typeof DuplicateRequest>;

/**
 * PUT /song: the text fields of the multipart form. Of its `file` the part from `start` to `end` becomes the project's song;
 * without a file, the part of the song that it has. Milliseconds; numbers arrive as text. The dance before does not fit any
 * more: the project is a draft until `generatedance` makes another one. Refused with `song_in_use` while one is made.
 */
export const ChangeSongFields = z.object({
  projectID: ProjectId,
  start: z.coerce.number().check(z.minimum(0)),
  end: z.coerce.number().check(z.minimum(0)),
  /** The name of the file. */
  title: z.optional(z.string()),
  preparedSong: z.optional(PreparedSongId),
});
export type ChangeSongFields = z.infer<typeof ChangeSongFields>;
