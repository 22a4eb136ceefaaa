/**
 * What is around the dance, and how it is seen.
 * @example
 * ```ts
 * import { CAMERAS, ENVIRONMENTS, SOLO } from "@nataraj/sdk/stage";
 *
 * console.log(CAMERAS, ENVIRONMENTS, SOLO.dancers);
 * ```
 */

export * from "../contract/cameras.ts";
export * from "../contract/cast.ts";
export * from "../contract/cast-request.ts";
export * from "../contract/environments.ts";
export * from "../contract/staging.ts";
export * from "../player/avatar-engine.ts";
export * from "./camera-path/index.ts";
export type { EnvironmentDesign, FloorDesign, LightDesign, SceneryShapes, Surfaces } from "./environments/design.ts";
export { linearLight } from "./environments/linear-light.ts";
export { loadEnvironment } from "./environments/load-environment.ts";
export { DAY, STAGE } from "./environments/stage.ts";
export * from "./lighting/index.ts";
