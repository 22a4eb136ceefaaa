import {
  type Checkpoint,
  type DancePictureAddresses,
  type Project,
  type ProjectSummary,
  type Visibility,
  WordsOrigin,
} from "@nataraj/sdk/contract";
import { readStaging } from "./staging.ts";
import { readCorrections } from "./tempo-corrections.ts";

/** A project as the database keeps it; the tables are in `database/migrations.ts`. */
export interface ProjectRow {
  id: string;
  owner: string;
  name: string;
  title: string;
  /** Seconds. */
  duration: number;
  visibility: Visibility;
  checkpoint: Checkpoint;
  danceform: string;
  choreography: string;
  version: number;
  song_key: string;
  song_type: string;
  /** JSON of `LyricLine[]`. */
  tag_lyrics: string | null;
  /** JSON of `AudioAnalysis`, before the user's corrections of the tempo. */
  listening: string | null;
  /** JSON of `FoundLyrics`. */
  lyrics: string | null;
  /** JSON of `KnownLyrics`: what its owner has brought; null where nothing was. */
  known_lyrics: string | null;
  tempo_corrections: string;
  /** Hash of the key of the request that made it; null where it carried none. */
  request_key: string | null;
  /** JSON of `Staging`; null where nothing was chosen. */
  staging: string | null;
  /**
   * Where the storage keeps the wide picture of its dance, for all of them (`storage/dance-picture-keys.ts`), and the
   * version that they show; null: to be drawn anew. A version without a key could not be drawn.
   */
  picture_key: string | null;
  picture_version: number | null;
  created_at: number;
  updated_at: number;
}

/** Whether a job of a project is queued or running. */
interface Generating {
  generating: boolean;
}

/** The whole of a project. */
export type LiveProject = ProjectRow & Generating;

/** What lists have of a project: none of its large texts. */
export const LISTED_COLUMNS = [
  "id",
  "owner",
  "name",
  "title",
  "duration",
  "visibility",
  "checkpoint",
  "danceform",
  "version",
  "song_key",
  "picture_key",
  "picture_version",
  "created_at",
] as const satisfies (keyof ProjectRow)[];
export type ListedColumns = Pick<ProjectRow, (typeof LISTED_COLUMNS)[number]>;
export type ListedProject = ListedColumns & Generating;

/** What pages have of a project: all but what only a generation needs, which is much longer. */
export const SHOWN_COLUMNS = [...LISTED_COLUMNS, "choreography", "lyrics", "tempo_corrections", "staging"] as const;
export type ShownColumns = Pick<ProjectRow, (typeof SHOWN_COLUMNS)[number]>;
export type ShownProject = ShownColumns & Generating;

/** What of a project its picture shows. */
export type DrawnProject = Pick<ProjectRow, "id" | "choreography" | "duration" | "danceform" | "staging" | "version">;

/** The project's tile, with signed addresses of its pictures if it has any. */
export function toSummary(project: ListedProject, pictures?: DancePictureAddresses): ProjectSummary {
  return {
    projectID: project.id,
    projectName: project.name,
    duration: project.duration,
    visibility: project.visibility,
    checkpoint: project.checkpoint,
    generating: project.generating,
    danceform: project.danceform,
    title: project.title,
    created: Number(project.created_at),
    ...(pictures && { pictures }),
  };
}

/** The whole project, with a signed address of its song. */
export function toProject(project: ShownProject, song: string): Project {
  const staging = readStaging(project.staging);
  const words = project.lyrics === null ? undefined : WordsOrigin.safeParse(JSON.parse(project.lyrics)).data;
  // The name of its owner's file is nobody else's business.
  const { created: _created, title: _title, ...summary } = toSummary(project);
  return {
    ...summary,
    song,
    choreography: project.choreography,
    owner: project.owner,
    danceform: project.danceform,
    version: project.version,
    tempoCorrections: readCorrections(project.tempo_corrections),
    ...(words && { words }),
    ...(staging && { staging }),
  };
}
