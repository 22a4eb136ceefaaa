/**
 * The dance as motion: a pose is a pure function of a score and a time.
 * @example
 * ```ts
 * import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
 * import { createDance, poseAt } from "@nataraj/sdk/motion";
 *
 * const timeline = buildTimeline({ "0.00": { lyrics: "", steps: [12, 13] } }, 8);
 * const dance = createDance(scoreOf(timeline));
 * console.log(poseAt(dance, 2).hips); // metres
 * ```
 */

export { handStops, type Stop, type StopBounds } from "./bake/time-warp/hand-stops.ts";
export { type Ensemble, type EnsembleMember, type EnsembleOptions, memberPlaceAt } from "./ensemble/create-ensemble.ts";
export { createAnimation, type GltfAnimation } from "./export/animation.ts";
export * from "./export/bvh.ts";
export { createGltfWriter, type GltfWriter } from "./export/gltf-writer.ts";
export { frameTimes, type Keyframes, keyframesOf, setRotation } from "./export/keyframes.ts";
export * from "./export/pose-sequence.ts";
export { vmdOf } from "./export/vmd.ts";
export { vrmaOf } from "./export/vrma.ts";
export { multiply, multiplyInverse, rotate } from "./math/quaternion.ts";
export * from "./moves/catalogue.ts";
export type { MoveBoundary, MoveInfo, MoveVariant } from "./moves/definition.ts";
export { listVariants } from "./moves/describe.ts";
export * from "./pose/create-dance.ts";
export * from "./pose/dance.ts";
export * from "./rig/kinematics.ts";
export * from "./rig/pose.ts";
export { createRig, DEFAULT_RIG, type Rig } from "./rig/rig.ts";
export * from "./rig/skeleton.ts";
export * from "./sequence/score.ts";
export { STYLES } from "./styles/catalogue.ts";
export type { Moment, Style } from "./styles/definition.ts";
export type { Drawing, Mark } from "./styles/drawing.ts";
export { type SolveOptions, solveDance } from "./worker/solve-dance.ts";
export { solveEnsemble } from "./worker/solve-ensemble.ts";
export { atOnce, inSlices, nextTask } from "./worker/time-slices.ts";
