/**
 * Practising a dance: lessons, comparing what a camera saw with the dance, reports. Pure functions and two machines.
 * @example
 * ```ts
 * import { buildTimeline } from "@nataraj/sdk/choreography";
 * import { lessonsOf } from "@nataraj/sdk/practice";
 *
 * const timeline = buildTimeline({ "0.00": { lyrics: "", steps: [12, 13] } }, 16);
 * for (const { kind, name, start, end } of lessonsOf(timeline)) console.log(kind, name, end - start);
 * ```
 */

export { danceLandmarks } from "./body/dance-landmarks.ts";
export * from "./body/figure.ts";
export * from "./body/landmarks.ts";
export { LIMB_NAMES, type LimbName } from "./body/limb.ts";
export * from "./body/view-problem.ts";
export * from "./camera/camera-machine.ts";
export * from "./lessons/lessons.ts";
export { clapDelay } from "./matching/clap-delay.ts";
export type * from "./matching/match.ts";
export { matchDance } from "./matching/match-dance.ts";
export type { MatchOptions } from "./matching/match-options.ts";
export * from "./report/progress.ts";
export * from "./report/report.ts";
export * from "./report/sentences.ts";
export { type TakenPractice, takeReport } from "./report/take-report.ts";
export * from "./session/clap-machine.ts";
export * from "./session/practice-machine.ts";
export * from "./step-sheet/step-sheet.ts";
