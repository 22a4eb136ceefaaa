import type { CompiledMove, FootLine, Side } from "../format/compiled-move.ts";

/**
 * A move with fewer steps where the music is quiet: of the figures that its feet make from home to home, every other one
 * is left out, and so are steps on the spot. What turns, jumps, is carried in the air or by the hands stays as it is.
 * @param halfTimeAt How far the body moves in half time at a beat of the move, 0 to 1.
 * @param skipFirst Whether the first quiet figure is left out too, not only the second.
 */
export function thinSteps(move: CompiledMove, halfTimeAt: (beat: number) => number, skipFirst: boolean): CompiledMove {
  const { feet, jumps, hands } = move;
  if (jumps.length + hands.length > 0 || feet.length === 0) return move;
  if (feet.some(({ kind, yaw, on }) => kind === "lift" || kind === "pivot" || on || (yaw ?? 0) !== 0)) return move;
  const dropped = new Set<FootLine>();
  let skips = skipFirst;
  for (const figure of figuresOf(feet)) {
    const last = figure.at(-1);
    if (!last || halfTimeAt(last.end) < 0.5) continue;
    if (skips) for (const line of figure) dropped.add(line);
    skips = !skips;
  }
  if (dropped.size === 0) return move;
  return { ...move, feet: feet.filter((line) => !dropped.has(line)) };
}

/** Lines of the feet in groups, each from a moment at which both feet are home to the next. */
function figuresOf(feet: readonly FootLine[]): FootLine[][] {
  const figures: FootLine[][] = [];
  const away: [boolean, boolean] = [false, false];
  let current: FootLine[] = [];
  const sorted = [...feet].sort((a, b) => a.end - b.end);
  for (const [i, line] of sorted.entries()) {
    current.push(line);
    const side: Side = line.side;
    if (line.x !== undefined && line.z !== undefined) away[side] = Math.hypot(line.x, line.z) > 0;
    const busy = sorted.slice(i + 1).some(({ start }) => start < line.end - 1e-9);
    if (away[0] || away[1] || busy) continue;
    figures.push(current);
    current = [];
  }
  return figures;
}
