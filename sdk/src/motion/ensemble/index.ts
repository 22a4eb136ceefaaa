/** Several dancers who dance one dance. Apart from the rest of motion, so that pages load it only for an ensemble. */
export { type Ensemble, type EnsembleMember, type EnsembleOptions, solveEnsemble } from "./solve-ensemble.ts";
