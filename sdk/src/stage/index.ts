/**
 * What is around the dance, and how it is seen.
 * @example
 * ```ts
 * import { CAMERAS, ENVIRONMENTS, SOLO } from "@nataraj/sdk/stage";
 *
 * console.log(CAMERAS, ENVIRONMENTS, SOLO.dancers);
 * ```
 */

export * from "../player/avatar-engine.ts";
export * from "./camera-path/index.ts";
export * from "./cameras.ts";
export * from "./cast.ts";
export * from "./cast-request.ts";
export * from "./environments.ts";
export * from "./lighting/index.ts";
export * from "./staging.ts";
