import type { Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { LookId } from "@nataraj/sdk/looks";
import type { Cast, Environment } from "@nataraj/sdk/stage";
import type { ModelUrl } from "../dancer/dancer-loader.ts";
import type { DancerEngine } from "../dancer/engine.ts";
import type { Background } from "../dancer/stage/surroundings.ts";

/** The dance that is saved, and who dances it. */
export interface SavedDance {
  projectName: string;
  timeline: Timeline;
  /** How segments are danced that name no style. */
  style: DanceStyle | undefined;
  look: LookId;
  /** The other dancers; `createEngine` has them on its stage. */
  cast?: Cast | undefined;
  /** Where it is danced; the stage where it is absent. */
  environment?: Environment | undefined;
  models: ModelUrl;
  createEngine: (canvas: HTMLCanvasElement, background?: Background) => DancerEngine;
  /** The song's bytes. */
  fetchSong: (signal: AbortSignal) => Promise<ArrayBuffer>;
}

/** How far a file is: frames drawn, of how many. */
export interface SaveProgress {
  done: number;
  total: number;
}

export interface SaveOptions {
  signal: AbortSignal;
  onProgress: (progress: SaveProgress) => void;
}
