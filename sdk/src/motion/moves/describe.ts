import { moveName } from "../../contract/moves.ts";
import type { MoveBoundary, MoveInfo } from "./definition.ts";
import { compiledMove, moveDefinition } from "./index.ts";

const HOME: MoveBoundary = { stance: "home", facing: 0, weight: "both" };

/**
 * What a planner needs to know of a move.
 * @throws {RangeError} when there is no such move.
 */
export function describeMove(number: number): MoveInfo {
  const name = moveName(number);
  const { source: _, ...info } = moveDefinition(number);
  // What stands in the text is read when it is asked for.
  return {
    ...info,
    name,
    startsFrom: HOME,
    get beats() {
      return compiledMove(number).beats;
    },
    get end() {
      return compiledMove(number).end;
    },
    get travel() {
      return compiledMove(number).travel;
    },
    get endsIn() {
      return { ...HOME, facing: compiledMove(number).end.turn };
    },
  };
}
