import type { SnapshotFrom } from "xstate";
import type { ChosenAudio, SavedDraft } from "./flow.ts";
import type { CreateMachine } from "./machine.ts";
import type { Section, Trim } from "./trim.ts";

/** What the browser keeps of a flow that is not finished: over a reload, and over a login. */
export interface KeptDraft {
  projectName: string;
  audio: ChosenAudio | undefined;
  trim: Trim | undefined;
  /** Which of the two screens of /selectaudio was shown. */
  step: "music" | "trim";
  /** What the server has of it. `madeFrom` is of the same file. */
  draft:
    | (Pick<SavedDraft, "projectID" | "checkpoint"> & { madeFrom: (Section & { projectName: string }) | undefined })
    | undefined;
}

/** Keeps unfinished flows, each for its account. What was kept a day ago is gone. */
export interface DraftStore {
  load(uid: string): Promise<KeptDraft | undefined>;
  keep(uid: string, draft: KeptDraft): Promise<void>;
  /** Forgets what an account has begun. */
  forget(uid: string): Promise<void>;
}

type Snapshot = SnapshotFrom<CreateMachine>;

/** What is to be kept of a flow: a draft, `"nothing"` when it is finished, undefined where what is kept stays as it is. */
export function keptDraftOf(snapshot: Snapshot): KeptDraft | "nothing" | undefined {
  if (snapshot.matches("done")) return "nothing";
  const choosing = snapshot.matches("selectAudio") || snapshot.matches("trim");
  const later = snapshot.matches("style") || snapshot.matches("avatar");
  const { projectName, audio, trim, draft } = snapshot.context;
  if (!choosing && !(later && audio)) return undefined;
  return {
    projectName,
    audio,
    trim,
    step: snapshot.matches("selectAudio") ? "music" : "trim",
    draft: draft && { projectID: draft.projectID, checkpoint: draft.checkpoint, madeFrom: sectionOf(draft) },
  };
}

function sectionOf({ madeFrom }: SavedDraft): (Section & { projectName: string }) | undefined {
  if (!madeFrom) return undefined;
  const { start, end, projectName } = madeFrom;
  return { start, end, projectName };
}
