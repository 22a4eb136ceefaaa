import { moveName } from "../../contract/moves.ts";
import type { MoveInfo, Station } from "./definition.ts";
import { MOVES, moveText } from "./index.ts";
import { PLANNED_MOVES } from "./planned.ts";

const HOME: Station = { stance: "home", facing: 0, weight: "both" };

/** What a planner needs to know of a move: from its file, or from the plan while it has none. */
export function describeMove(number: number): MoveInfo {
  const name = moveName(number);
  const written = MOVES.find((move) => move.number === number);
  if (!written) {
    const planned = PLANNED_MOVES.find((move) => move.number === number);
    if (!planned) throw new RangeError(`Move ${number} is neither written nor planned.`);
    const end = { x: 0, z: 0, turn: 0 };
    return { ...planned, name, end, travel: 0.4, startsFrom: HOME, endsIn: HOME, accents: [0] };
  }
  const { source: _, ...info } = written;
  const { beats, end, travel } = moveText(number);
  return { ...info, name, beats, end, travel, startsFrom: HOME, endsIn: { ...HOME, facing: end.turn } };
}
