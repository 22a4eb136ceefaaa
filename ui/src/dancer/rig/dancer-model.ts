import type { PoseSource } from "@nataraj/sdk/dancer";
import type { Pose, Rig, WorldTransforms } from "@nataraj/sdk/motion";
import type { Object3D, Vector3 } from "three";
import type { Quality } from "../quality/quality.ts";

/** A dancer on the stage: one of our own, or a person's avatar. */
export interface DancerModel {
  readonly root: Object3D;
  /** The proportions that the dance must be solved for. */
  readonly proportions: Rig;
  /** How many metres on the stage a metre of the dance is. */
  readonly size: number;
  /** Where the bones of the pose last taken are, metres of the dance. */
  readonly world: WorldTransforms;
  setQuality(quality: Quality): void;
  /** Sets the dance that hair and cloth are simulated for. */
  setMotionSource(source: PoseSource): void;
  /** Colours by slot, over the dancer's own; an avatar has no slots. */
  recolor(colors: Readonly<Record<string, string>>): void;
  /** Mirrors the dancer: the right hand does what the left hand did. */
  setMirrored(mirrored: boolean): void;
  /** Where the camera is on the stage, metres: a face that is turned to it looks at it. Nobody's where it is absent. */
  setEye?(eye: Vector3 | undefined): void;
  /** Applies the pose at a time. Afterwards all objects in the scene have their matrices. */
  apply(pose: Pose, seconds: number): void;
  dispose(): void;
}
