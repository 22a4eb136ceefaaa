import { moveName } from "../../contract/moves.ts";
import type { MoveInfo, Station } from "./definition.ts";
import { moveText, written } from "./index.ts";

const HOME: Station = { stance: "home", facing: 0, weight: "both" };

/**
 * What a planner needs to know of a move.
 * @throws {RangeError} when there is no such move.
 */
export function describeMove(number: number): MoveInfo {
  const name = moveName(number);
  const { source: _, ...info } = written(number);
  // What stands in the text is read when it is asked for.
  return {
    ...info,
    name,
    startsFrom: HOME,
    get beats() {
      return moveText(number).beats;
    },
    get end() {
      return moveText(number).end;
    },
    get travel() {
      return moveText(number).travel;
    },
    get endsIn() {
      return { ...HOME, facing: moveText(number).end.turn };
    },
  };
}
