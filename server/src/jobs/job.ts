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
  request: JobRequest;
  status: "queued" | "running" | "done" | "failed";
  stage: GenerationPhase;
  /** 0 to 1, never falling. */
  progress: number;
  /** Code of the catalogue when it failed. */
  error: string | null;
  /** The sentence for the person when it failed. */
  message: string | null;
  /** How often it was begun: more than once when a process died under it. */
  attempts: number;
}

/** Whether nothing will happen to a job any more. */
export function hasEnded({ status }: Pick<Job, "status">): boolean {
  return status === "done" || status === "failed";
}
