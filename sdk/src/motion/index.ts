/** The dance as motion: a pose is a pure function of a score and a time. */
export * from "./catalogue.ts";
export * from "./dance.ts";
export * from "./export/bvh.ts";
export * from "./export/pose-sequence.ts";
export * from "./kinematics.ts";
export type { MoveInfo, Station } from "./moves/definition.ts";
export * from "./pose.ts";
export { createRig, DEFAULT_RIG, type Rig } from "./rig.ts";
export * from "./score.ts";
export * from "./skeleton.ts";
