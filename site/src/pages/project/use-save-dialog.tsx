import { answered, type Piece } from "@nataraj/sdk";
import type { Timeline } from "@nataraj/sdk/choreography";
import type { Project } from "@nataraj/sdk/contract";
import { createDanceExporter, SaveDialog, useDialogs } from "@nataraj/ui";
import { projectDancer } from "./create-dancer.ts";

export interface SavedProject {
  project: Project;
  piece: Piece;
  /** The dance as it is shown at the moment, unsaved changes included. */
  timeline: () => Timeline;
  /** Fetches a fresh address of the song. */
  refresh: () => Promise<string>;
}

/** Opens the dialog that saves a project's dance as a video or as motion. */
export function useSaveDialog({ project, piece, timeline, refresh }: SavedProject): () => void {
  const dialogs = useDialogs();
  return () => {
    const { projectName, danceform } = project;
    const exporter = createDanceExporter({
      projectName,
      timeline: timeline(),
      ...projectDancer(danceform),
      fetchSong: (signal) => fetchSong(piece.song, refresh, signal),
    });
    const render = (close: (answer: undefined) => void) => (
      <SaveDialog projectName={projectName} exporter={exporter} onClose={() => close(undefined)} />
    );
    dialogs.open({ title: "Save as a file", render });
  };
}

/** The song's bytes; an address that has expired is asked for once more. */
async function fetchSong(song: string, refresh: () => Promise<string>, signal: AbortSignal): Promise<ArrayBuffer> {
  const first = await answered(fetch(song, { signal }));
  const answer = first.ok ? first : await answered(fetch(await refresh(), { signal }));
  if (!answer.ok) throw new Error("The song could not be fetched.");
  return answered(answer.arrayBuffer());
}
