/**
 * For programs that store and edit choreographies, beside `@nataraj/sdk/choreography`: the writer, a reader of stored
 * texts, step sequences, corrections of the lyrics, a scale of beats to lay a timeline out on, and dances that show a style.
 * @example
 * ```ts
 * import { readChoreography } from "@nataraj/sdk/choreography";
 * import { correctLyrics, writeChoreography } from "@nataraj/sdk/choreography/edit";
 *
 * const { document } = readChoreography('{"0.00": {"lyrics": "la lo", "steps": [12, 13]}}');
 * const corrected = correctLyrics(document, { kind: "text", segmentKey: "0.00", text: "la la" }, 8);
 * console.log(writeChoreography(corrected.document)); // {"0.00":{"lyrics":"la la","steps":[12,13],"start":0}}
 * ```
 */

export * from "./beat-scale.ts";
export * from "./can-replan-segment.ts";
export * from "./correct-lyrics.ts";
export * from "./in-style.ts";
export * from "./lay-lyrics.ts";
export * from "./read-stored.ts";
export * from "./shortest-move.ts";
export { cutsOfLines, type LyricLineTimes, lineFrom, type ShownLine, showLines } from "./show-lines.ts";
export * from "./step-sequence.ts";
export * from "./style-dance.ts";
export * from "./writer.ts";
