import { MOVE_COUNT } from "../../contract/moves.ts";
import type { MoveInfo } from "./definition.ts";
import { describeMove } from "./describe.ts";

/** All moves as a planner sees them, number n at index n − 1. */
export const CATALOGUE: readonly MoveInfo[] = Array.from({ length: MOVE_COUNT }, (_, i) => describeMove(i + 1));
