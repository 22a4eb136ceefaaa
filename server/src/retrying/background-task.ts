import { RetryingTask } from "./retrying-task.ts";

/** Work that is asked for, done one run at a time, and repeated until it succeeds. */
export interface BackgroundTask {
  /**
   * Asks for a run that begins from now on. Resolves when it has ended, well or not, and after two seconds at the latest.
   * Never rejects.
   */
  request(): Promise<void>;
  /** Begins no further run here, and waits for the one at work, but not for long. */
  stop(): Promise<void>;
}

export interface BackgroundTaskOptions {
  /** The same in all processes that share the work. */
  name: string;
  /** Does what is to be done, all that there is; rejects when something is left to do. */
  work(): Promise<void>;
  /** Told of each run here that failed. */
  onFailure(error: unknown): void;
}

/** Makes a task: of this process alone, or of all processes together. */
export type CreateTask = (options: BackgroundTaskOptions) => BackgroundTask;

/** A task of this process. */
export const createLocalTask: CreateTask = (options) => new RetryingTask(options);
