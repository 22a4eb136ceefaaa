import { numberAt } from "@nataraj/sdk/arrays";
import type { ChoreographyDocument, ChoreographySegment } from "@nataraj/sdk/choreography";
import { documentOf } from "@nataraj/sdk/choreography/edit";
import type { LyricLine, SongAnalysis } from "../../music/analysis.ts";
import type { Block } from "./blocks.ts";
import type { CountGrid } from "./count-grid.ts";
import { dynamicsWithin, withHold } from "./document-dynamics.ts";
import { finalHold } from "./final-hold.ts";
import type { PlacedMove } from "./step-cost.ts";

/** A cut closer to another than this is the same cut. Seconds. */
const SAME_CUT = 0.35;
/** A line of lyrics stays for this long after its last word, unless the next one begins. Seconds. */
const LINE_RINGS_ON = 1.5;

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
  const cuts = cutsOf(analysis, grid, blocks);
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
      const line = lineAt(analysis.lyrics, start, end);
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

/** Where segments begin: at the start, at each block and phrase, at each line, and after the end of a line. */
function cutsOf({ lyrics, duration }: SongAnalysis, grid: CountGrid, blocks: readonly Block[]): number[] {
  const at = (count: number) => numberAt(grid.times, count);
  const firm = blocks.slice(1).map(({ from }) => at(from));
  const cuts = [0, ...firm];
  const add = (time: number) => {
    if (time < duration - SAME_CUT && cuts.every((cut) => Math.abs(cut - time) > SAME_CUT)) cuts.push(time);
  };
  for (const line of lyrics) add(Math.max(0, line.start));
  for (const [i, line] of lyrics.entries()) {
    const next = lyrics[i + 1]?.start ?? duration;
    if (next - line.end > 2 * LINE_RINGS_ON) add(line.end + LINE_RINGS_ON);
  }
  for (const block of blocks) {
    for (let count = block.from + grid.phrase; count < block.to; count += grid.phrase) {
      const time = at(count);
      if (!lyrics.some((line) => time > line.start - grid.phrase * 0.1 && time < line.end + LINE_RINGS_ON)) add(time);
    }
  }
  return cuts.sort((a, b) => a - b);
}

/** The line that a segment shows: the one that overlaps it most. */
function lineAt(lyrics: readonly LyricLine[], start: number, end: number): LyricLine | undefined {
  const overlap = (line: LyricLine) => Math.min(end, line.end + LINE_RINGS_ON) - Math.max(start, line.start);
  const best = lyrics.reduce<LyricLine | undefined>((a, b) => (a && overlap(a) >= overlap(b) ? a : b), undefined);
  return best && overlap(best) > SAME_CUT ? best : undefined;
}

function inside(time: number, start: number, end: number): boolean {
  return time >= start - 0.0005 && time < end - 0.0005;
}
