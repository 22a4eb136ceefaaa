import { moveName } from "../../contract/moves.ts";
import type { MoveInfo, Station } from "./definition.ts";
import { moveText, written } from "./index.ts";
import { PLANNED_MOVES } from "./planned.ts";

const HOME: Station = { stance: "home", facing: 0, weight: "both" };

/** What a planner needs to know of a move: from its file, or from the plan while it has none. */
export function describeMove(number: number): MoveInfo {
  const name = moveName(number);
  const definition = written(number);
  if (!definition) return describePlanned(number, name);
  const { source: _, ...info } = definition;
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

function describePlanned(number: number, name: string): MoveInfo {
  const planned = PLANNED_MOVES.find((move) => move.number === number);
  if (!planned) throw new RangeError(`Move ${number} is neither written nor planned.`);
  const end = { x: 0, z: 0, turn: 0 };
  return { ...planned, name, end, travel: 0.4, startsFrom: HOME, endsIn: HOME, accents: [0] };
}
