import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { parseDanceForm } from "@nataraj/sdk/contract";
import type { Logger } from "pino";
import type { TemporaryFolders } from "../disk/temporary-folders.ts";
import type { DrawDance } from "../pictures/draw-dance.ts";
import type { BackgroundTask, CreateTask } from "../retrying/background-task.ts";
import { DANCE_PICTURES, dancePictureKey, widePictureKey } from "../storage/dance-picture-keys.ts";
import type { DiscardedFiles } from "../storage/discarded-files.ts";
import type { Storage } from "../storage/storage.ts";
import type { DrawnProject } from "./project-row.ts";
import type { ProjectStore } from "./project-store.ts";
import { readStaging } from "./staging.ts";

/** How many dances one run draws: the next run takes the others. */
const MOST = 50;

export interface DancePictureDependencies {
  projects: ProjectStore;
  storage: Storage;
  discardedFiles: DiscardedFiles;
  folders: TemporaryFolders;
  draw: DrawDance;
  createTask: CreateTask;
  logger: Logger;
}

/** The pictures of all projects, drawn one after the other in the background. */
export interface DancePictures {
  /** Begins to draw what has no picture, or one of an earlier dance. Nobody waits for it. */
  request(): void;
  /** The same, where there is anything to draw. */
  look(): Promise<void>;
  /** Gives up the picture that is being drawn. */
  close(): Promise<void>;
}

/**
 * Draws the picture of each dance that has none: its row says so. A dance that cannot be drawn keeps the poster of its
 * style; where only the storage or the database is away, it is tried again.
 */
export function createDancePictures(dependencies: DancePictureDependencies): DancePictures {
  const { projects, logger, createTask } = dependencies;
  const stop = new AbortController();
  const task: BackgroundTask = createTask({
    name: "pictures",
    async work() {
      for (let drawn = 0; drawn < MOST; drawn++) {
        const project = stop.signal.aborted ? undefined : await projects.findUndrawn();
        if (!project) return;
        await drawProject(project, dependencies, stop.signal);
      }
      void task.request();
    },
    onFailure: (err) => stop.signal.aborted || logger.warn({ err }, "pictures are drawn later"),
  });
  return {
    request: () => void task.request(),
    async look() {
      if (await projects.findUndrawn()) void task.request();
    },
    async close() {
      stop.abort(new Error("The server stops."));
      await task.stop();
    },
  };
}

async function drawProject(
  project: DrawnProject,
  { projects, storage, discardedFiles, folders, draw, logger }: DancePictureDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { id, choreography, duration, danceform, staging } = project;
  const dance = { choreography, duration, styles: parseDanceForm(danceform), staging: readStaging(staging) };
  await folders.use(async (folder) => {
    try {
      await draw(dance, folder, signal);
    } catch (err) {
      signal.throwIfAborted();
      logger.warn({ err, project: id }, "the picture of a dance could not be drawn");
      await projects.setPicture(project, null);
      return;
    }
    // Each has an address of its own: browsers keep what they have had under one.
    const wide = widePictureKey(`project-pictures/${id}-${randomBytes(6).toString("hex")}`);
    const files = DANCE_PICTURES.map((kind) => ({
      key: dancePictureKey(wide, kind),
      path: join(folder, `${kind}.jpg`),
    }));
    for (const { key } of files) await discardedFiles.expect(key);
    try {
      for (const { key, path } of files) await storage.put(key, { path, contentType: "image/jpeg" });
      if (await projects.setPicture(project, wide)) return;
    } catch (error) {
      for (const { key } of files) await discardedFiles.abandon(key);
      throw error;
    }
    // It was changed or removed meanwhile.
    for (const { key } of files) await discardedFiles.abandon(key);
  });
}
