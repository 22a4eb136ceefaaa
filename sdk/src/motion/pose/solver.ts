// What makes dances: the moves, the styles and the solver. `loadSolver` loads it apart.
export { createDance } from "./create-dance.ts";
export { reuseOf } from "./reuse.ts";
export { solveSteps } from "./solve-steps.ts";
