import type { Pose, Rig, WorldTransforms } from "@nataraj/sdk/motion";
import type { Object3D } from "three";
import type { Quality } from "../stage/quality.ts";
import type { PoseSource } from "./anchor-history.ts";

/** Whoever dances on the stage: one of our own dancers, or a person's avatar. */
export interface DancerModel {
  readonly root: Object3D;
  /** What the dance must be solved for. */
  readonly proportions: Rig;
  /** How many metres on the stage a metre of the dance is. */
  readonly size: number;
  /** Where the bones of the pose last taken are, metres of the dance. */
  readonly world: WorldTransforms;
  setQuality(quality: Quality): void;
  /** The dance whose past moves hair and cloth. */
  setMotionSource(source: PoseSource): void;
  /** Colours by slot, over the dancer's own; an avatar has no slots. */
  recolor(colors: Readonly<Record<string, string>>): void;
  /** A mirror image: what the left hand did, the right hand does. */
  setMirrored(mirrored: boolean): void;
  /** Takes the pose at a time; whatever stands in the scene is in its place afterwards. */
  apply(pose: Pose, seconds: number): void;
  dispose(): void;
}
