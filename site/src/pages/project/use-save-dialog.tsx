import { answered, type Playable } from "@nataraj/sdk";
import type { Timeline } from "@nataraj/sdk/choreography";
import type { Project } from "@nataraj/sdk/contract";
import type { Cast, Environment } from "@nataraj/sdk/stage";
import { createDanceExporter, type DanceExporter, SaveDialog } from "@nataraj/ui";
import { type ReactNode, useState } from "react";
import { projectDancer } from "./create-dancer.ts";

export interface SavedProject {
  project: Project;
  playable: Playable;
  /** The dance as it is shown at the moment, unsaved changes included. */
  timeline: () => Timeline;
  /** Who dances at the moment. */
  cast: () => Cast | undefined;
  /** Where. */
  environment: Environment | undefined;
  /** Fetches a fresh address of the song. */
  refresh: () => Promise<string>;
}

/** The dialog that saves a project's dance as a video or as motion, and how to open it. */
export function useSaveDialog({ project, playable, timeline, cast, environment, refresh }: SavedProject): {
  open: () => void;
  dialog: ReactNode;
} {
  const { projectName, danceform } = project;
  const [exporter, setExporter] = useState<DanceExporter>();
  const open = () =>
    setExporter(
      createDanceExporter(() => ({
        projectName,
        timeline: timeline(),
        cast: cast(),
        environment,
        ...projectDancer(danceform, cast),
        fetchSong: (signal) => fetchSong(playable.song, refresh, signal),
      })),
    );
  const close = () => setExporter(undefined);
  return { open, dialog: exporter && <SaveDialog projectName={projectName} exporter={exporter} onClose={close} /> };
}

/** The song's bytes; an address that has expired is asked for once more. */
export async function fetchSong(
  song: string,
  refresh: () => Promise<string>,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const first = await answered(fetch(song, { signal }));
  const answer = first.ok ? first : await answered(fetch(await refresh(), { signal }));
  if (!answer.ok) throw new Error("The song could not be fetched.");
  return answered(answer.arrayBuffer());
}
