import { numberAt } from "@nataraj/sdk/arrays";
import type { ChoreographyDocument, ChoreographySegment } from "@nataraj/sdk/choreography";
import { cutsOfLines, documentOf, lineFrom, type ShownLine, showLines } from "@nataraj/sdk/choreography/edit";
import type { SongAnalysis } from "../../music/analysis.ts";
import type { Block } from "./blocks.ts";
import type { CountGrid } from "./count-grid.ts";
import { finalHold } from "./final-hold.ts";
import { dynamicsWithin, withHold } from "./segment-dynamics.ts";
import type { PlacedMove } from "./step-cost.ts";

/** A cut closer to another than this is the same cut. Seconds. */
const SAME_CUT = 0.35;
/** So long before a line no phrase begins a segment of its own. Seconds. */
const LEADS_IN = 0.8;

/**
 * The document of a planned dance. Its segments are the lines of the lyrics; where nothing is sung, the phrases of the
 * music. A segment begins when its line does. The moves in it begin on their beats.
 */
export function composeDocument(
  analysis: SongAnalysis,
  grid: CountGrid,
  blocks: readonly Block[],
  placed: readonly PlacedMove[],
): ChoreographyDocument {
  const isOfNewStyle = ({ style }: Block, i: number) => i > 0 && style !== blocks[i - 1]?.style;
  const styleCuts = [0, ...blocks.filter(isOfNewStyle).map(({ from }) => numberAt(grid.times, from))];
  const lines = showLines(analysis.lyrics, styleCuts, analysis.duration);
  const cuts = cutsOf(lines, styleCuts, { grid, blocks, duration: analysis.duration });
  const hold = finalHold(analysis, grid, placed);
  const dynamics = analysis.dynamics && withHold(analysis.dynamics, hold);
  const last = placed.at(-1);
  // A move that is held ends where it would without the hold: stretched to the end, it would not have come to its pose.
  const lastTo = hold && last ? last.from + (last.takes ?? last.length) : blocks.at(-1)?.to;
  const danceEnd = endOf(grid, lastTo ?? 0) ?? analysis.duration;
  return documentOf(
    cuts.map((start, i): ChoreographySegment & { start: number } => {
      const end = cuts[i + 1] ?? analysis.duration;
      const moves = placed.filter(({ from }) => inside(numberAt(grid.times, from), start, end));
      const style = blocks.findLast(({ from }) => numberAt(grid.times, from) <= start + 0.001) ?? blocks[0];
      const line = lineFrom(lines, start);
      const beats = grid.times.filter((time) => inside(time, start, end));
      return {
        lyrics: line?.text ?? "",
        ...(line?.translation && { translation: line.translation }),
        steps: moves.map(({ move }) => move.number),
        start,
        end: i === cuts.length - 1 ? Math.max(Math.min(danceEnd, end), (start + end) / 2) : end,
        at: moves.map(({ from }) => numberAt(grid.times, from)),
        beats,
        ...(style ? { style: style.style } : {}),
        ...(dynamics && dynamicsWithin(dynamics, beats, start, end)),
        ...(moves.some(({ variant }) => variant) && { variants: moves.map(({ variant }) => variant ?? "") }),
      };
    }),
  );
}

/**
 * When a count begins. The count after the last one has a time too, because a dance ends with its last move. Seconds.
 */
function endOf({ times }: CountGrid, count: number): number | undefined {
  const [before, last] = times.slice(-2);
  if (count !== times.length || before === undefined || last === undefined) return times[count];
  return 2 * last - before;
}

/**
 * Where segments begin: at the start, where the style changes, at each line and after its end, and at blocks and phrases
 * where nothing is sung.
 */
function cutsOf(
  lines: readonly ShownLine[],
  styleCuts: readonly number[],
  { grid, blocks, duration }: { grid: CountGrid; blocks: readonly Block[]; duration: number },
): number[] {
  const cuts = [...styleCuts, ...cutsOfLines(lines, styleCuts, duration)];
  for (const [i, block] of blocks.entries()) {
    for (let count = block.from + (i === 0 ? grid.phrase : 0); count < block.to; count += grid.phrase) {
      const time = numberAt(grid.times, count);
      const isSung = lines.some(({ from, until }) => time > from - LEADS_IN && time < until);
      const isFree = cuts.every((cut) => Math.abs(cut - time) > SAME_CUT);
      if (time < duration - SAME_CUT && isFree && !isSung) cuts.push(time);
    }
  }
  return cuts.sort((a, b) => a - b);
}

function inside(time: number, start: number, end: number): boolean {
  return time >= start - 0.0005 && time < end - 0.0005;
}
