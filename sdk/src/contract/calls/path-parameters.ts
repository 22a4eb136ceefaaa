import * as z from "zod/mini";
import type { ApiErrorCode } from "../errors.ts";
import { PreparedSongId, ProjectId } from "../project-requests.ts";
import { Visibility } from "../projects.ts";
import type { Schema } from "./call.ts";

/** The project of the examples. */
export const EXAMPLE_PROJECT = "nataraj-0123456789abcdef0123456789abcdef";

/** The prepared song of the examples. */
export const EXAMPLE_PREPARED_SONG = "fedcba9876543210fedcba9876543210";

/** A parameter in a path. */
export interface PathParameter {
  schema: Schema;
  /** The code of the refusal of another value; `invalid_request` where absent. */
  invalid?: ApiErrorCode;
  example?: string;
  description: string;
}

const PROJECT_ID = {
  schema: ProjectId,
  invalid: "invalid_project_id",
  example: EXAMPLE_PROJECT,
  description: "A project's id",
} as const;

/** What the parameters in paths are, by their names. */
export const PATH_PARAMETERS = {
  projectId: PROJECT_ID,
  projectID: PROJECT_ID,
  uid: {
    schema: z.string(),
    example: "0b4d1f3e-8f0a-4f5e-9d53-1c0f6a7b8c9d",
    description: "The signed-in user's id",
  },
  visibility: { schema: Visibility, description: "Who may open it" },
  preparedSong: {
    schema: PreparedSongId,
    invalid: "prepared_song_not_found",
    example: EXAMPLE_PREPARED_SONG,
    description: "A prepared song's id",
  },
  file: { schema: z.string(), example: "song.mp3", description: "As an address of the library names it" },
  key: { schema: z.string(), example: "songs/0123.mp3", description: "As a signed address names it" },
} as const satisfies Record<string, PathParameter>;
