import type { CompiledMove, FootLine, JumpLine, Side } from "./compiled-move.ts";

/** Where a foot ends, by its lines and jumps in order, and the furthest that it gets from the start; metres. */
export function footEnd(side: Side, feet: readonly FootLine[], jumps: readonly JumpLine[]) {
  const events = [
    ...feet.filter((foot) => foot.side === side).map((foot) => ({ ...foot, lifted: foot.kind === "lift" })),
    ...jumps.flatMap((jump) => (jump.feet[side] ? [{ ...jump, ...jump.feet[side], lifted: false }] : [])),
  ].sort((a, b) => a.start - b.start);
  const spot = { x: 0, z: 0, yaw: 0, facing: 0, travel: 0, airborne: false, line: 0 };
  for (const event of events) {
    spot.line = event.line;
    spot.airborne = event.lifted;
    if (event.yaw !== undefined && !event.lifted) spot.yaw = event.yaw;
    if (event.x === undefined || event.z === undefined || event.lifted) continue;
    spot.x = event.x;
    spot.z = event.z;
    spot.facing = event.facing;
    spot.travel = Math.max(spot.travel, Math.hypot(spot.x, spot.z));
  }
  return spot;
}

/** The furthest that a foot gets from the start, metres. */
export function travelOf({ feet, jumps, end }: CompiledMove): number {
  const ends = ([0, 1] as const).map((side) => footEnd(side, feet, jumps).travel);
  return Math.max(Math.hypot(end.x, end.z), ...ends);
}
