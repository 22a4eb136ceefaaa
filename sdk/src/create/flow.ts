import type { GenerationProgress } from "../contract/generation.ts";
import type { Preferences } from "../contract/preferences.ts";
import type { Project } from "../contract/projects.ts";
import type { Song } from "../contract/songs.ts";
import type { Staging } from "../contract/staging.ts";
import type { DanceStyle } from "../contract/styles.ts";
import type { Notice } from "../notices/notice.ts";
import type { Random } from "./project-name.ts";
import type { Trim, TrimEvent, TrimRange } from "./trim.ts";

/** How many pictures there are for chosen music. */
export const THUMBNAIL_COUNT = 5;

/** The music that was chosen. */
export interface ChosenAudio {
  file: File;
  /** Which of the five pictures stands for it: 0 to 4. */
  thumbnail: number;
  /** The library song it comes from. */
  song: Song | undefined;
}

/** What the person says of the song's words. */
export interface BroughtWords {
  /** The lines that are sung; "" where they are to be heard. */
  lyrics: string;
  /** ISO 639-1 code of the language; "" where it is to be heard. */
  language: string;
}

/** What the server has of the project that is being made. */
export interface SavedDraft {
  projectID: string;
  /** 1 it has its music, 2 it has its styles. */
  checkpoint: 1 | 2;
  /** What it was made from; unknown after a reload, when only the server has the music. */
  madeFrom: (TrimRange & { file: File; projectName: string; words?: BroughtWords | undefined }) | undefined;
  /** It took the place of an earlier draft, so that it costs no place of its own. */
  replacing?: boolean;
}

/** The server's limits; undefined until they are known. */
export interface CreateLimits {
  /** A larger file is refused before it is sent. */
  maxUploadMB?: number | undefined;
  maxProjects?: number | undefined;
}

/** What the create flow begins with. */
export interface CreateInput {
  /** Chance for the name and the thumbnail; `Math.random` unless given. */
  random?: Random;
}

/** Everything that the create flow knows. */
export interface CreateContext extends Required<CreateInput> {
  limits: CreateLimits;
  /** What the flow says to the person, until DISMISS. */
  notice: Notice | undefined;
  projectName: string;
  audio: ChosenAudio | undefined;
  /** The library song that is being fetched. */
  loadingSong: Song | undefined;
  /** Known once the waveform is there. */
  trim: Trim | undefined;
  /** The id of what the server has prepared of the music, where the browser cannot decode it. */
  preparedSong: string | undefined;
  /** Undefined where nothing was said. */
  words: BroughtWords | undefined;
  styles: readonly DanceStyle[];
  /** The cast and the environment. The last NEXT keeps them with the project. */
  staging: Staging;
  /** How the account's next dances begin; undefined where that is not known. */
  preferences: Preferences | undefined;
  /** Whether the account's next dances are to begin like this one. */
  isPreferred: boolean;
  /** Signed address of the project's song on the server, where the file is not here. */
  storedSong: string | undefined;
  draft: SavedDraft | undefined;
  /** Share of the file that was sent, 0 to 1. */
  uploaded: number;
  generation: GenerationProgress | undefined;
  /** The sentence of the last generation that failed; NEXT tries again. */
  failure: string | undefined;
  /** The last generation was cancelled, here or elsewhere; NEXT begins another. */
  cancelled: boolean;
  /** The page that was opened first; its address may name a project to go on with. */
  opened: OpenEvent | undefined;
  /** What a reload or the dashboard asks to go on with. */
  resuming: { projectID: string; step: CreateStep } | undefined;
}

/**
 * The steps that have an address of their own: /selectaudio, the same with `?trim` (so that the browser's Back leads from
 * the second screen to the first), /selectdanceform, /customiseavatar.
 */
export type CreateStep = "audio" | "trim" | "style" | "avatar";

/** A page of the flow was opened. `fresh`: by a link, not by the browser's back and forward. */
export interface OpenEvent {
  type: "OPEN";
  step: CreateStep;
  projectID?: string;
  fresh?: boolean;
}

/** What the machine of the create flow can be told. */
export type CreateEvent =
  | OpenEvent
  /** Goes on with a draft at the step that it has reached. */
  | { type: "RESUME"; projectID: string; step?: CreateStep }
  /** Forgets everything and begins anew. */
  | { type: "RESTART" }
  | { type: "RENAME"; name: string }
  | { type: "CHOOSE_FILE"; file: File }
  | { type: "CHOOSE_SONG"; song: Song }
  /** The trimmer has read the file: length in milliseconds. The server may have prepared it. */
  | { type: "AUDIO_READ"; duration: number; preparedSong?: string | undefined }
  | TrimEvent
  | { type: "SET_WORDS"; words: BroughtWords }
  | { type: "TOGGLE_STYLE"; style: DanceStyle }
  | { type: "SAVE_AVATAR" }
  /** Changes the named parts of the staging; the rest stays. */
  | { type: "CHANGE_STAGING"; change: Staging }
  /** Whether the account's next dances are to begin like this one. */
  | { type: "PREFER"; isPreferred: boolean }
  | { type: "NEXT" }
  | { type: "BACK" }
  /** Breaks the upload off and stays, or ends the generation. */
  | { type: "CANCEL" }
  /** Leaves the flow while a song is being sent, or has just been sent: the project is not kept. */
  | { type: "LEAVE" }
  /** The server's limits are known. */
  | { type: "LIMITS_READ"; limits: CreateLimits }
  /** The notice has been taken. */
  | { type: "DISMISS" }
  /** From the effects. */
  | { type: "UPLOADED"; share: number }
  | { type: "PROGRESSED"; progress: GenerationProgress };

/** What the flow says to the person. */
export type CreateNotice = Notice;

/** What has happened that only the page around can act on. */
export type CreateEmitted =
  /** The session has ended; nothing of the flow is lost. */
  | { type: "SESSION_ENDED" }
  /** A library song could not be fetched: the browser's own alert says why. */
  | { type: "SONG_NOT_LOADED"; text: string };

/** Where a resumed project goes on. */
export type ResumePoint = "style" | "avatar" | "generating" | "done";

/** The step that a stored project goes on at; an earlier step may be asked for, a later one not. */
export function resumePoint(project: Pick<Project, "checkpoint" | "generating">, asked: CreateStep): ResumePoint {
  if (project.checkpoint === 3) return "done";
  if (project.generating) return "generating";
  return project.checkpoint === 2 && asked === "avatar" ? "avatar" : "style";
}
