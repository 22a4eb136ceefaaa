import type { SnapshotFrom } from "xstate";
import type { SavedDraft } from "./flow.ts";
import type { KeptDraft } from "./kept-draft.ts";
import type { CreateMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<CreateMachine>;

/** What is to be kept of a flow: a draft, `"nothing"` when it is finished, undefined where what is kept stays as it is. */
export function keptDraftOf(snapshot: Snapshot): KeptDraft | "nothing" | undefined {
  if (snapshot.matches("done")) return "nothing";
  const choosing = snapshot.matches("selectAudio") || snapshot.matches("trim");
  const later = snapshot.matches("style") || snapshot.matches("avatar");
  const { projectName, audio, trim, words, styles, draft } = snapshot.context;
  if (!choosing && !(later && audio)) return undefined;
  return {
    projectName,
    audio,
    trim,
    ...(words && { words }),
    styles,
    step: snapshot.matches("selectAudio") ? "music" : "trim",
    draft: draft && { projectID: draft.projectID, checkpoint: draft.checkpoint, madeFrom: sectionOf(draft) },
  };
}

function sectionOf({ madeFrom }: SavedDraft): NonNullable<KeptDraft["draft"]>["madeFrom"] {
  if (!madeFrom) return undefined;
  const { file: _, ...section } = madeFrom;
  return section;
}
