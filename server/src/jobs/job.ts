import type { GenerationPhase, TempoCorrection } from "@nataraj/sdk/contract";

/** What a generation is asked for. */
export interface JobRequest {
  /** Plan differently from last time: another seed. */
  again?: boolean;
  /** Key of the segment that alone is to change. */
  section?: string;
  tempo?: TempoCorrection;
}

/** A generation in the database, where it outlives the page that asked for it and the process that runs it. */
export interface Job {
  id: string;
  projectId: string;
  /** Whose project it is. */
  owner: string;
  request: JobRequest;
  status: "queued" | "running" | "done" | "failed";
  stage: GenerationPhase;
  /** 0 to 1, never falling. */
  progress: number;
  /** Code of the catalogue when it failed. */
  error: string | null;
  /** The sentence for the person when it failed. */
  message: string | null;
  /** How often it was begun: more than once when a process died under it, or when it failed of what may heal. */
  attempts: number;
  /** The highest goes first. */
  priority: number;
}

/** A row of the table `jobs`. */
export interface JobRow extends Omit<Job, "projectId" | "request"> {
  project_id: string;
  /** JSON of `JobRequest`. */
  request: string;
  worker: string | null;
  /** Until when the worker counts as alive, unless it renews. */
  lease_until: number | null;
  /** Since when it waits with its priority. */
  queued_at: number;
  /** Not to be begun before; SQLite's queue alone. */
  retry_at: number;
  created_at: number;
  updated_at: number;
}

/** The states of a job that is not over. */
export const OPEN = ["queued", "running"];

/** Whether nothing will happen to a job any more. */
export function hasEnded({ status }: Pick<Job, "status">): boolean {
  return status === "done" || status === "failed";
}

export function toJob(row: JobRow): Job {
  const { id, project_id, owner, request, status, stage, progress, error, message, attempts, priority } = row;
  return {
    id,
    projectId: project_id,
    owner,
    request: JSON.parse(request),
    status,
    stage,
    progress,
    error,
    message,
    attempts,
    priority,
  };
}
