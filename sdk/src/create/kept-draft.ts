import type { DanceStyle } from "../contract/styles.ts";
import type { BroughtWords, ChosenAudio, SavedDraft } from "./flow.ts";
import type { Trim } from "./trim.ts";

/** An unfinished flow as the browser keeps it over a reload and a login. */
export interface KeptDraft {
  projectName: string;
  audio: ChosenAudio | undefined;
  trim: Trim | undefined;
  /** Absent where nothing was said, and in what earlier versions have kept. */
  words?: BroughtWords | undefined;
  /** Absent in what earlier versions have kept. */
  styles?: readonly DanceStyle[] | undefined;
  /** Which of the two screens of /selectaudio was shown. */
  step: "music" | "trim";
  /** What the server has of it. `madeFrom` is of the same file. */
  draft:
    | (Pick<SavedDraft, "projectID" | "checkpoint"> & {
        madeFrom: Omit<NonNullable<SavedDraft["madeFrom"]>, "file"> | undefined;
      })
    | undefined;
}

/** Keeps unfinished flows for a day, each for its account. */
export interface DraftStore {
  load(uid: string): Promise<KeptDraft | undefined>;
  keep(uid: string, draft: KeptDraft): Promise<void>;
  /** Forgets what an account has begun. */
  forget(uid: string): Promise<void>;
}
