import * as z from "zod/mini";
import { WordsOrigin } from "./lyrics.ts";
import { Staging } from "./staging.ts";
import { TempoCorrections } from "./tempo-correction.ts";

/** Who may open a project. */
export const Visibility = z.literal(["private", "public"]);
export type Visibility = z.infer<typeof Visibility>;

/**
 * How far a project is: 1 it has its section of music, 2 it has its dance styles, 3 it has its choreography.
 * 1 and 2 are the checkpoints of the create flow; such a project is a draft.
 */
export const Checkpoint = z.literal([1, 2, 3]);
export type Checkpoint = z.infer<typeof Checkpoint>;

/** Short-lived signed URLs of the pictures of a dance; their sizes are those of `DANCE_PICTURE`, `POSTER.small` and `MOVING_PICTURE`. */
export const DancePictureAddresses = z.object({
  wide: z.string(),
  small: z.string(),
  portrait: z.string(),
  story: z.string(),
  moving: z.string(),
});
export type DancePictureAddresses = z.infer<typeof DancePictureAddresses>;

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
  /** The name of the song's file. */
  title: z.optional(z.string()),
  /** When it was made, milliseconds since 1970. */
  created: z.optional(z.number()),
  /** Absent before they are drawn, which is soon after the dance is made. */
  pictures: z.optional(DancePictureAddresses),
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
});
export type Project = z.infer<typeof Project>;

/** The answer of `GET /fetchproject/{projectId}`. */
export const FetchProjectResponse = z.object({ project: Project });
export type FetchProjectResponse = z.infer<typeof FetchProjectResponse>;

/**
 * POST /createproject: names the request. Whoever got no answer may send the same again under the same name and is told
 * of the project that the first has made (IETF draft-ietf-httpapi-idempotency-key-header).
 */
export const REQUEST_KEY_HEADER = "Idempotency-Key";

/** The answer of `POST /createproject`: the id of the new project. */
export const CreateProjectResponse = z.object({ projectID: z.string() });
export type CreateProjectResponse = z.infer<typeof CreateProjectResponse>;

/** What of a song a trimmer draws: the least and the greatest sample of each stretch. */
export const Waveform = z.object({
  /** Hertz. */
  sampleRate: z.number(),
  /** How long a stretch is. */
  samplesPerPoint: z.number(),
  /** Base64 of two signed bytes a stretch. */
  points: z.string(),
});
export type Waveform = z.infer<typeof Waveform>;

/** POST /preparedsong: a song that the server has decoded for a browser that cannot. */
export const PreparedSong = z.object({
  /** Names the song to `createproject` and `song` in place of the file. */
  id: z.string(),
  /** Seconds, as decoded. */
  duration: z.number(),
  waveform: Waveform,
});
export type PreparedSong = z.infer<typeof PreparedSong>;

/** Answer of the calls that the specification only logs. */
export const OkResponse = z.object({ status: z.literal("OK") });
export type OkResponse = z.infer<typeof OkResponse>;
