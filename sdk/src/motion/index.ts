/** The dance as motion: a pose is a pure function of a score and a time. */
export * from "./catalogue.ts";
export * from "./dance.ts";
export { createAnimation, type GltfAnimation } from "./export/animation.ts";
export * from "./export/bvh.ts";
export { createGltfWriter, type GltfWriter } from "./export/gltf-writer.ts";
export { frameTimes, type Keyframes, keyframesOf, setRotation } from "./export/keyframes.ts";
export * from "./export/pose-sequence.ts";
export { vrmaOf } from "./export/vrma.ts";
export * from "./kinematics.ts";
export type { MoveInfo, Station } from "./moves/definition.ts";
export * from "./pose.ts";
export { multiply, multiplyInverse, rotate } from "./quaternion.ts";
export { createRig, DEFAULT_RIG, type Rig } from "./rig.ts";
export * from "./score.ts";
export * from "./skeleton.ts";
export { handStops, type Stop, type StopBounds } from "./stops.ts";
