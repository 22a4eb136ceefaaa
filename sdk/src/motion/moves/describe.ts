import { moveName } from "../../contract/moves.ts";
import type { MoveInfo } from "./definition.ts";
import { PLANNED_MOVES } from "./planned.ts";

const HOME = { stance: "home", facing: 0, weight: "both" } as const;

/** What a planner needs to know of a move. */
export function describeMove(number: number): MoveInfo {
  const planned = PLANNED_MOVES.find((move) => move.number === number) ?? {
    number,
    beats: 4,
    energy: 0.5,
    styles: [],
    words: [],
    note: "",
  };
  return {
    ...planned,
    name: moveName(number),
    end: { x: 0, z: 0, turn: 0 },
    travel: 0.4,
    startsFrom: HOME,
    endsIn: HOME,
    accents: [0],
  };
}
