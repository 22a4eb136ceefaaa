import type { CompiledMove, FootLine, Side } from "../format/compiled-move.ts";

/** A step on a free beat begins this much after the beat before. */
const BEGINS = 0.24;
/** How high feet step that go nowhere, or into place, metres. */
export const STEP_HEIGHT = 0.1;

/** A move in which the feet mark time: on beats on which no foot has anything to do, they step on the spot in turns. */
export function markTime(move: CompiledMove): CompiledMove {
  // A move without steps stands where it stands.
  if (move.hands.length + move.jumps.length > 0 || move.feet.length === 0) return move;
  if (move.feet.some(({ kind }) => kind === "slide" || kind === "pivot")) return move;
  const feet = [...move.feet];
  for (let beat = 0; beat < move.beats; beat++) {
    const [start, end] = [beat + BEGINS, beat + 1];
    const isFree = feet.every((line) => line.end <= start || line.start >= end);
    if (!isFree) continue;
    const side = ([0, 1] as const)
      .filter((foot) => standsAround(feet, foot, start, end))
      .sort((a, b) => lastEnd(feet, a, start) - lastEnd(feet, b, start))[0];
    if (side === undefined) continue;
    const { line = 0 } = move.feet[0] ?? {};
    feet.push({ ...ON_THE_SPOT, side, start, end, line });
    feet.sort((a, b) => a.start - b.start);
  }
  return feet.length === move.feet.length ? move : { ...move, feet };
}

const ON_THE_SPOT = {
  kind: "step",
  x: undefined,
  y: 0,
  z: undefined,
  yaw: undefined,
  facing: 0,
  height: STEP_HEIGHT,
  landing: "ball",
  frame: "floor",
  point: 0,
  on: false,
} as const satisfies Partial<FootLine>;

/** Whether a foot is on the floor, and stays there meanwhile. */
function standsAround(feet: readonly FootLine[], side: Side, start: number, end: number): boolean {
  const own = feet.filter((line) => line.side === side);
  const before = own.findLast((line) => line.start < start);
  const after = own.find((line) => line.start >= start);
  return before?.kind !== "lift" && (after?.start ?? Number.POSITIVE_INFINITY) >= end;
}

function lastEnd(feet: readonly FootLine[], side: Side, before: number): number {
  return feet.findLast((line) => line.side === side && line.end <= before)?.end ?? -1 - side;
}
