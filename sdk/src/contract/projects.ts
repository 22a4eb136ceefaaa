import * as z from "zod/mini";
import { Staging } from "../stage/staging.ts";
import { MAX_PROJECT_NAME } from "./limits.ts";
import { Language, Lyrics, WordsOrigin } from "./lyrics.ts";
import { parseProjectId } from "./project-id.ts";
import { TempoCorrections } from "./tempo-correction.ts";

/** Who may open a project. */
export const Visibility = z.enum(["private", "public"]);
export type Visibility = z.infer<typeof Visibility>;

/** A project id in any accepted form; the parsed value is the canonical one. */
export const ProjectId = z.pipe(
  z.string().check(z.refine((text) => parseProjectId(text) !== undefined, "not a project id")),
  z.transform((text: string) => parseProjectId(text) as string),
);

/**
 * How far a project is: 1 it has its section of music, 2 it has its dance styles, 3 it has its choreography.
 * 1 and 2 are the checkpoints of the create flow; such a project is a draft.
 */
export const Checkpoint = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Checkpoint = z.infer<typeof Checkpoint>;

/** GET /fetchprojects/{uid}: one of the user's projects. Beyond the specification: the fields after `visibility`. */
export const ProjectSummary = z.object({
  projectID: z.string(),
  projectName: z.string(),
  /** Seconds, as decoded. */
  duration: z.number(),
  visibility: Visibility,
  checkpoint: Checkpoint,
  /** Whether a generation job is queued or running. */
  generating: z.boolean(),
  /** The chosen styles as saved by `updatedanceform`; empty before. */
  danceform: z.optional(z.string()),
  /** When it was made, milliseconds since 1970. */
  created: z.optional(z.number()),
  /** Short-lived signed URL of the picture of its dance, which its owner's browser has drawn; absent before. */
  picture: z.optional(z.string()),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** The answer of `GET /fetchprojects/{uid}`. */
export const FetchProjectsResponse = z.object({
  projects: z.array(ProjectSummary),
  /** How many projects this user may have; absent where it is the number of the settings. */
  maxProjects: z.optional(z.number()),
});
export type FetchProjectsResponse = z.infer<typeof FetchProjectsResponse>;

/** GET /fetchproject/{projectId}. Beyond the specification: the fields after `owner`. */
export const Project = z.object({
  projectName: z.string(),
  /** Short-lived signed URL of the trimmed song; Range is answered. */
  song: z.string(),
  /** Text that contains the choreography document; empty while the project is a draft. */
  choreography: z.string(),
  visibility: Visibility,
  /** User id of the owner. */
  owner: z.string(),
  projectID: z.string(),
  /** Seconds, as decoded. */
  duration: z.number(),
  checkpoint: Checkpoint,
  generating: z.boolean(),
  /** The chosen styles as saved by `updatedanceform`; empty before. */
  danceform: z.string(),
  /** Grows by one with each saved choreography; `PUT /choreography` names the one it edits. */
  version: z.number(),
  /** The corrections of the tempo that the dance was planned to. */
  tempoCorrections: z.optional(TempoCorrections),
  /** Where its words are from; absent before they were looked for. */
  words: z.optional(WordsOrigin),
  /** How its owner wants it shown; absent where nothing was chosen. */
  staging: z.optional(Staging),
  /** The version that its picture on the dashboard shows; absent where there is none, or the cast is another one. */
  pictureVersion: z.optional(z.number()),
});
export type Project = z.infer<typeof Project>;

/** The answer of `GET /fetchproject/{projectId}`. */
export const FetchProjectResponse = z.object({ project: Project });
export type FetchProjectResponse = z.infer<typeof FetchProjectResponse>;

/** A project's name: one line without control characters, which some databases refuse and no name needs. */
export const ProjectName = z.string().check(
  z.overwrite((text) => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "")),
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_PROJECT_NAME),
);

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
});
export type CreateProjectFields = z.infer<typeof CreateProjectFields>;

/**
 * POST /createproject: names the request. Whoever got no answer may send the same again under the same name and is told
 * of the project that the first has made (IETF draft-ietf-httpapi-idempotency-key-header).
 */
export const REQUEST_KEY_HEADER = "Idempotency-Key";

/** The answer of `POST /createproject`: the id of the new project. */
export const CreateProjectResponse = z.object({ projectID: z.string() });
export type CreateProjectResponse = z.infer<typeof CreateProjectResponse>;

/** POST /updatedanceform. */
export const UpdateDanceFormRequest = z.object({ projectID: ProjectId, danceform: z.string() });
export type UpdateDanceFormRequest = z.input<typeof UpdateDanceFormRequest>;

/** POST /generatedance. The answer comes when the choreography is there. */
export const GenerateDanceRequest = z.object({ projectID: ProjectId });
export type GenerateDanceRequest = z.input<typeof GenerateDanceRequest>;

/** PUT /project: what is to be another in a project. At least one thing; of the staging, what is absent stays. */
export const UpdateProjectRequest = z
  .object({ projectID: ProjectId, name: z.optional(ProjectName), ...Staging.shape })
  .check(
    z.refine(({ projectID: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
      error: "nothing to change",
    }),
  );
export type UpdateProjectRequest = z.input<typeof UpdateProjectRequest>;
/** What of a project can be changed. */
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
});
export type ChangeSongFields = z.infer<typeof ChangeSongFields>;

/** PUT /projectpicture: the text fields of the multipart form (beside `file`). Numbers arrive as text. */
export const ProjectPictureFields = z.object({
  projectID: ProjectId,
  /** The version of the dance that it shows. */
  version: z.coerce.number().check(z.int(), z.minimum(0)),
});
export type ProjectPictureFields = z.infer<typeof ProjectPictureFields>;

/** PUT /projectpicture. `picture`: a short-lived signed URL of it. */
export const ProjectPictureResponse = z.object({ picture: z.string() });
export type ProjectPictureResponse = z.infer<typeof ProjectPictureResponse>;

/** Answer of the calls that the specification only logs. */
export const OkResponse = z.object({ status: z.literal("OK") });
export type OkResponse = z.infer<typeof OkResponse>;
