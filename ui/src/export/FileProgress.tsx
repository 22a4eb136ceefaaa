import type { SnapshotFrom } from "xstate";
import { ProgressBar } from "../layout/ProgressBar.tsx";
import type { saveMachine } from "./save-machine.ts";
import { formatTimeLeft } from "./time-left.ts";

export interface FileProgressProps {
  /** Of the file. */
  name: string;
  /** Of the machine that makes it. */
  context: Pick<SnapshotFrom<typeof saveMachine>["context"], "progress" | "secondsLeft">;
}

/** How far a file is that is being made. */
export function FileProgress({ name, context: { progress, secondsLeft } }: FileProgressProps) {
  const { done, total } = progress ?? { done: 0, total: 1 };
  const left = secondsLeft === undefined ? "" : `, ${formatTimeLeft(secondsLeft)}`;
  const status = progress ? `${done} of ${total} frames${left}` : "Preparing the picture";
  return (
    <>
      <p>Making {name}. Please keep this page open.</p>
      <ProgressBar label={`Progress of ${name}`} value={done} max={total} valueText={status} />
      <p className="nj-save__text">{status}</p>
    </>
  );
}
