/**
 * Our dancers' models: read from their files, moved by a pose, their hair and cloth swinging.
 * @example
 * ```ts
 * import { createSway, readModel } from "@nataraj/sdk/dancer";
 *
 * export async function jointsOf(file: ArrayBuffer) {
 *   const { joints } = await readModel(file);
 *   return { all: joints.length, swinging: createSway(joints).joints.length };
 * }
 * ```
 */

export type { PoseSource } from "./anchor-history.ts";
export { createExpressions } from "./expressions.ts";
export { componentAt, type GlbAttribute } from "./glb.ts";
export { createJointMatrices, type JointMatrices, putJoints } from "./joint-matrices.ts";
export { type Joint, type Layer, type Model, type PaletteEntry, readModel } from "./model.ts";
export { HAIR_WRAP, scattering } from "./scattering.ts";
export { createSway, type Sway } from "./sway.ts";
export type { Sway as SwaySettings } from "./sway-settings.ts";
