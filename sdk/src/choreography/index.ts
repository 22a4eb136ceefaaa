/**
 * The choreography document: its types and reader, and the timeline that it makes over a song. What writes and changes
 * documents is in `@nataraj/sdk/choreography/edit`.
 * @example
 * ```ts
 * import { buildTimeline, readChoreography, stepAt } from "@nataraj/sdk/choreography";
 *
 * const { document } = readChoreography('{"0.00": {"lyrics": "la la", "steps": [12, 13]}}');
 * const timeline = buildTimeline(document, 8);
 * console.log(stepAt(timeline, 1)?.move); // 12
 * ```
 */

export * from "./build-timeline.ts";
export * from "./document.ts";
export * from "./errors.ts";
export * from "./lookup.ts";
export * from "./reader.ts";
export * from "./score-of.ts";
export * from "./timeline.ts";
