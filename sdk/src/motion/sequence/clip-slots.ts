import { isMoveNumber } from "../../contract/moves.ts";
import { type DanceStyle, isDanceStyle } from "../../contract/styles.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { type BeatGrid, beatGridOf, evenBeatGrid, LONGEST_DANCE, SHORTEST_BEAT, USUAL_BEAT } from "./beat-grid.ts";
import { FASTEST_MUSIC, FASTEST_ON_HANDS } from "./mark-move.ts";
import type { DanceScore } from "./score.ts";

/** A longer beat is danced in halves, seconds. One that is too short for the fastest music is danced in pairs. */
const SLOW_BEAT = 0.86;
/** A move is danced in no less than this share of its length: on the hands over pairs of beats, or cut off in a canon. */
export const ENOUGH = 0.75;
const FALLBACK: DanceStyle = "Freestyle";
/** Characters of a variant's words that are read. */
const LONGEST_VARIANT = 100;

/** The move of a number, done as the words of `ScoredMove.variant` say. */
export type MoveOf = (number: number, variant: string) => CompiledMove;

/** One time through a move: which, in which style, when. */
export interface ClipSlot {
  move: number;
  /** Words of the score; empty: as written. */
  variant: string;
  style: DanceStyle;
  start: number;
  end: number;
  grid: BeatGrid;
  /** Beats of the grid from start to end lie between these two. */
  from: number;
  to: number;
  /** Dance beats for one beat of the grid: 2 where the music is slow, 0.5 where it is fast. */
  density: number;
  /** Counts the times through the same entry of the score, from 0. */
  repetition: number;
}

interface Entry {
  move: number;
  variant: string;
  style: DanceStyle;
  start: number;
  end: number;
}

/** The entries of a score put in order: real moves, finite times, no overlaps, nothing too short. */
function cleanEntries(score: DanceScore): Entry[] {
  const limit = Math.min(LONGEST_DANCE, score.duration > 0 ? score.duration : LONGEST_DANCE);
  const entries = (Array.isArray(score.moves) ? score.moves : [])
    .filter((m) => m && isMoveNumber(m.move) && Number.isFinite(m.start) && Number.isFinite(m.end))
    .map((m) => ({
      move: m.move,
      variant: typeof m.variant === "string" ? m.variant.slice(0, LONGEST_VARIANT) : "",
      style: isDanceStyle(m.style) ? m.style : FALLBACK,
      start: Math.max(0, m.start),
      end: Math.min(limit, m.end),
    }))
    .sort((a, b) => a.start - b.start);
  return entries
    .map((entry, i) => ({ ...entry, end: Math.min(entry.end, entries[i + 1]?.start ?? limit) }))
    .filter((entry) => entry.end - entry.start >= SHORTEST_BEAT);
}

/** Cuts each entry into times through its move, in whole beats where beats are known. */
export function clipSlotsOf(score: DanceScore, moveOf: MoveOf): ClipSlot[] {
  const detected = beatGridOf(Array.isArray(score.beats) ? score.beats : []);
  return cleanEntries(score).flatMap((entry) => {
    const seconds = entry.end - entry.start;
    const grid = detected ?? evenBeatGrid(entry.start, seconds / Math.max(1, Math.round(seconds / USUAL_BEAT)));
    const from = detected ? nearBeat(detected, entry.start) : grid.beatAt(entry.start);
    const to = detected ? nearBeat(detected, entry.end) : grid.beatAt(entry.end);
    if (to <= from) return [];
    const beat = (grid.timeAt(to) - grid.timeAt(from)) / (to - from);
    const move = moveOf(entry.move, entry.variant);
    const density = densityOf(beat, to - from, move);
    const beats = Math.max(1, Math.round((to - from) * density));
    const lengths = repetitionsOf(beats, move.beats);
    let danced = 0;
    return lengths.map((length, repetition): ClipSlot => {
      const a = from + ((to - from) * danced) / beats;
      danced += length;
      const b = from + ((to - from) * danced) / beats;
      return {
        move: entry.move,
        variant: entry.variant,
        style: entry.style,
        start: grid.timeAt(a),
        end: grid.timeAt(b),
        grid,
        from: a,
        to: b,
        density,
        repetition,
      };
    });
  });
}

/** Dance beats for one of `count` beats of the music, of so many seconds each. */
function densityOf(beat: number, count: number, { beats, hands }: CompiledMove): number {
  if (beat > SLOW_BEAT) return 2;
  const swings = hands.length > 0 && beat < 1 / FASTEST_ON_HANDS && count / 2 >= ENOUGH * beats;
  return beat < 1 / FASTEST_MUSIC || swings ? 0.5 : 1;
}

/** The dance beat next to a time, not before the start of the song: moves begin and end on the grid. */
function nearBeat(grid: BeatGrid, seconds: number): number {
  const beat = grid.beatAt(seconds);
  const length = grid.timeAt(Math.floor(beat) + 1) - grid.timeAt(Math.floor(beat));
  const unit = length > SLOW_BEAT ? 0.5 : 1;
  const near = Math.round(beat / unit) * unit;
  return grid.timeAt(near) < -1e-6 ? near + unit : near;
}

/**
 * Lengths in whole beats of the times through a move that fill its place: as near to the move's own length as can be,
 * stretched rather than hurried.
 */
function repetitionsOf(beats: number, own: number): number[] {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let rounds = 1; rounds <= Math.max(1, Math.ceil(beats / own)); rounds++) {
    const ratio = Math.log(beats / rounds / own);
    const cost = ratio < 0 ? -2 * ratio : ratio;
    if (cost < least - 1e-9) {
      least = cost;
      best = rounds;
    }
  }
  const short = Math.floor(beats / best);
  const long = beats - short * best;
  return Array.from({ length: best }, (_, i) => (i < long ? short + 1 : short));
}
