/**
 * The choreography document: its types, reader and writer, and the timeline that it makes over a song.
 * @example
 * ```ts
 * import { buildTimeline, readChoreography, stepAt } from "@nataraj/sdk/choreography";
 *
 * const { document } = readChoreography('{"0.00": {"lyrics": "la la", "steps": [12, 13]}}');
 * const timeline = buildTimeline(document, 8);
 * console.log(stepAt(timeline, 1)?.move); // 12
 * ```
 */

export * from "./beat-scale.ts";
export * from "./build-timeline.ts";
export * from "./correct-lyrics.ts";
export * from "./document.ts";
export * from "./errors.ts";
export * from "./in-style.ts";
export * from "./lay-lyrics.ts";
export * from "./lookup.ts";
export * from "./reader.ts";
export * from "./score-of.ts";
export * from "./step-sequence.ts";
export * from "./style-dance.ts";
export * from "./timeline.ts";
export * from "./writer.ts";
