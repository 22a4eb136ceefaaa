/**
 * Several dancers who dance one dance. Apart from the rest of motion, so that pages load it only for an ensemble.
 * @example
 * ```ts
 * import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
 * import { solveDance } from "@nataraj/sdk/motion";
 * import { solveEnsemble } from "@nataraj/sdk/ensemble";
 *
 * const timeline = buildTimeline({ "0.00": { lyrics: "", steps: [12, 13] } }, 8);
 * const { members } = await solveEnsemble(await solveDance(scoreOf(timeline)), { dancers: 3, arrangement: "mirrored" });
 * console.log(members.length); // beside the leader
 * ```
 */

export { type Ensemble, type EnsembleMember, type EnsembleOptions, solveEnsemble } from "./solve-ensemble.ts";
