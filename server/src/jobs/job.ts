import type { GenerationPhase, TempoCorrection } from "@nataraj/sdk/contract";

/** What a generation is asked for. */
export interface JobRequest {
  /** Plan differently from last time: another seed. */
  again?: boolean;
  /** Key of the segment that alone is to change. */
  section?: string;
  tempo?: TempoCorrection;
  /** The words alone are looked for again, and laid over the dance. What is known of them, as it is stored. */
  words?: string;
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
  /** What else is to be told of the stage. */
  detail: JobDetail;
}

/** What a stage tells beside its share. */
export interface JobDetail {
  /** The words that are being written down. */
  words?: string | undefined;
  /** The moves of the dance that is planned. */
  moves?: readonly number[] | undefined;
  /** Its place among the jobs that wait for what the stage needs, from 1. */
  place?: number | undefined;
}

/** A row of the table `jobs`. */
export interface JobRow extends Omit<Job, "projectId" | "request" | "detail"> {
  project_id: string;
  /** JSON of `JobRequest`. */
  request: string;
  /** JSON of `JobDetail`; null where there is nothing to tell. */
  detail: string | null;
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
  const { id, project_id, owner, request, status, stage, progress, error, message, attempts, priority, detail } = row;
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
    detail: detail ? JSON.parse(detail) : {},
  };
}
