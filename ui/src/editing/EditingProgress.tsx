import { useSelector } from "@xstate/react";
import { ProgressBar } from "../layout/ProgressBar.tsx";
import type { EditingActor } from "./use-editing.ts";

/** How far the new dance is, while one is made. */
export function EditingProgress({ editor }: { editor: EditingActor }) {
  const isWorking = useSelector(editor, (snapshot) => snapshot.matches({ mode: "regenerating" }));
  const share = useSelector(editor, ({ context }) => context.progress?.progress ?? 0);
  const isSegment = useSelector(editor, ({ context }) => context.newDance?.section !== undefined);
  if (!isWorking) return null;
  return (
    <div className="nj-editor__progress">
      <p role="status">{isSegment ? "Choreographing this section anew" : "Choreographing a new dance"}</p>
      <ProgressBar label="Progress of the new dance" value={share} />
    </div>
  );
}
