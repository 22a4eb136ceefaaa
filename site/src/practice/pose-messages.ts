import type { EstimatedPose } from "@nataraj/sdk/practice";

/** What the page asks of the worker that estimates poses. */
export type PoseRequest =
  | { type: "load" }
  /** When the picture was taken: `time` in the song, `takenAt` on the page's clock, seconds. */
  | { type: "estimate"; picture: ImageBitmap; time: number; takenAt: number };

/** What the worker answers. */
export type PoseAnswer =
  | { type: "loaded" }
  | { type: "estimated"; pose: EstimatedPose }
  /** `load` where the model is not there, `estimate` where a picture could not be read. */
  | { type: "failed"; doing: PoseRequest["type"]; message: string };
