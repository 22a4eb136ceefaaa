import type { FootLine, HandLine, JumpLine, Side } from "./compiled-move.ts";
import { footEnd } from "./foot-ends.ts";
import { MoveError } from "./move-error.ts";
import type { Landings } from "./move-text.ts";

const NAMES = ["left", "right"] as const;
const NEAR = 0.001;

interface Span {
  start: number;
  end: number;
  line: number;
  airborne: boolean;
}

/**
 * A dancer has two feet: no foot does two things at once, one of them (or a hand) is down but in a jump, and both are
 * home at the end, on a whole beat.
 * @throws {MoveError} naming the variants with which the move is compiled.
 */
export function checkLandings(owner: string, { variants, beats, feet, jumps, hands, end }: Landings): void {
  const name = [owner, variants.length > 0 && `variant ${variants.join(" ")}`].filter(Boolean).join(", ");
  if (!Number.isInteger(beats)) throw new MoveError(name, 0, undefined, "in double time it has no whole beats.");
  for (const side of [0, 1] as const) {
    const spans = spansOf(side, feet, jumps);
    spans.forEach((span, i) => {
      const next = spans[i + 1];
      if (next && next.start < span.end - 1e-9)
        throw new MoveError(
          name,
          next.line,
          next.start,
          `the ${NAMES[side]} foot is still busy until beat ${span.end}.`,
        );
    });
    const spot = footEnd(side, feet, jumps);
    // Home of the end frame, seen from the start frame: the home spot turns about the middle.
    const home = side === 0 ? 0.095 : -0.095;
    const turn = (end.turn * Math.PI) / 180;
    const faced = (spot.facing * Math.PI) / 180;
    const dx = end.x + home * (Math.cos(turn) - Math.cos(faced)) - spot.x;
    const dz = end.z - home * (Math.sin(turn) - Math.sin(faced)) - spot.z;
    if (spot.airborne) throw new MoveError(name, spot.line, undefined, `the ${NAMES[side]} foot is left in the air.`);
    if (Math.hypot(dx, dz) > NEAR)
      throw new MoveError(
        name,
        spot.line,
        undefined,
        `the ${NAMES[side]} foot ends at ${cm(spot.x)} ${cm(spot.z)}; its home at the end is ${cm(spot.x + dx)} ${cm(spot.z + dz)}.`,
      );
    if (Math.abs(spot.yaw - end.turn) > 0.5)
      throw new MoveError(
        name,
        spot.line,
        undefined,
        `the ${NAMES[side]} foot ends at yaw ${spot.yaw}; at the end the dancer faces ${end.turn}.`,
      );
  }
  checkSupport(name, feet, jumps, hands);
}

const cm = (metres: number) => Math.round(metres * 1000) / 10;

function spansOf(side: Side, feet: readonly FootLine[], jumps: readonly JumpLine[]): Span[] {
  const own = feet.filter((foot) => foot.side === side);
  const spans: Span[] = own.map((foot) => ({
    start: foot.start,
    end: foot.end,
    line: foot.line,
    airborne: foot.kind === "step" || foot.kind === "lift",
  }));
  for (const jump of jumps) if (jump.feet[side]) spans.push({ ...jump, airborne: true });
  return spans.sort((a, b) => a.start - b.start);
}

/** Finds a beat at which nothing carries the body. */
function checkSupport(
  name: string,
  feet: readonly FootLine[],
  jumps: readonly JumpLine[],
  hands: readonly HandLine[],
): void {
  const flying = ([0, 1] as const).map((side) => {
    const spans = spansOf(side, feet, jumps).filter((span) => span.airborne);
    return spans.map((span) => ({ ...span, end: landingOf(side, span, feet) }));
  });
  for (const a of flying[0] ?? [])
    for (const b of flying[1] ?? []) {
      const start = Math.max(a.start, b.start);
      const end = Math.min(a.end, b.end);
      if (end - start < 0.02) continue;
      if (!isCarried(start + 0.3, end - 0.3, [...jumps, ...hands]))
        throw new MoveError(name, b.line, start, "both feet are in the air without a jump or a supporting hand.");
    }
}

/** Whether jumps and hands, one after the other, carry the body all the way. */
function isCarried(start: number, end: number, spans: readonly { start: number; end: number }[]): boolean {
  let until = start;
  for (const span of [...spans].sort((a, b) => a.start - b.start))
    if (span.start <= until + 1e-9) until = Math.max(until, span.end);
  return until >= end - 1e-9;
}

/** A lifted foot stays up until its next step. */
function landingOf(side: Side, span: Span, feet: readonly FootLine[]): number {
  const lifted = feet.some((foot) => foot.line === span.line && foot.side === side && foot.kind === "lift");
  if (!lifted) return span.end;
  const next = feet.find((foot) => foot.side === side && foot.start >= span.end - 1e-9);
  return next ? next.start : Number.POSITIVE_INFINITY;
}
