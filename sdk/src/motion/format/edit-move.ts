import { CHANNELS } from "./channels.ts";
import type { FootLine } from "./compiled-move.ts";
import type { Key } from "./curve.ts";
import { type Known, refuseChange } from "./known.ts";
import { MoveError } from "./move-error.ts";
import { channelsOf, type MoveHead, suggestionFor } from "./move-head.ts";
import type { Path } from "./path.ts";
import type { SourceLine } from "./read-lines.ts";
import type { WrittenMove } from "./written-move.ts";

/** What the variants of a move have made of it so far. */
export interface EditableMove {
  head: MoveHead;
  written: WrittenMove;
  path: Path;
}

/** Words that change what is written: take it away, add to its values, make it larger or smaller. */
export const EDITS = ["drop", "add", "size"] as const;
export type Edit = (typeof EDITS)[number];
const SPAN = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;
const NEAR = 1e-6;

/** What an edit is about: `feet`, `jumps`, or channels; in a span of beats. */
interface Target {
  feet: boolean;
  jumps: boolean;
  channels: readonly number[];
  from: number;
  to: number;
}

/**
 * Applies `drop arms.R feet 1-3`, `add y -6, raise.L 10 1-3`, `size arms 0.7, feet 1.3`.
 * @param mirror Whether a span of beats means its mirror image in the second half too.
 * @throws {MoveError} where it has a slip, or changes what the move is known by.
 */
export function editMove(move: EditableMove, edit: Edit, line: SourceLine, mirror: boolean): void {
  const fail = (problem: string): never => {
    throw new MoveError(line.owner, line.number, undefined, problem);
  };
  for (const part of line.tokens.slice(1).join(" ").split(",")) {
    const tokens = part.trim().split(/\s+/);
    const span = SPAN.exec(tokens.at(-1) ?? "");
    if (span) tokens.pop();
    const value = edit === "drop" ? 0 : Number(tokens.pop() ?? Number.NaN);
    if (Number.isNaN(value) || tokens.length === 0) fail(`"${part.trim()}": ${edit} takes names and a number.`);
    const from = span ? Number(span[1]) : 0;
    const to = span ? Number(span[2]) : move.head.beats;
    for (const name of tokens) {
      const target = targetOf(name, from, to) ?? fail(`there is no "${name}".${suggestionFor(name)}`);
      refuseKnownTarget(move.head.known, target, line);
      EDIT[edit](move, target, value, fail);
      if (!mirror || !span) continue;
      const half = move.head.beats / 2;
      const channels = target.channels.map((c) => CHANNELS[c]?.mirror ?? c);
      EDIT[edit](move, { ...target, channels, from: from + half, to: to + half }, value, fail);
    }
  }
}

function targetOf(name: string, from: number, to: number): Target | undefined {
  const channels = name === "feet" || name === "jumps" ? [] : channelsOf(name);
  return channels && { feet: name === "feet", jumps: name === "jumps", channels, from, to };
}

function refuseKnownTarget(known: Known, target: Target, line: SourceLine): void {
  const channel = target.channels.find((c) => known.channels.has(c));
  if (channel !== undefined) refuseChange(line, CHANNELS[channel]?.name ?? "");
  if (known.feet && (target.feet || target.jumps)) refuseChange(line, "feet");
}

const within = ({ from, to }: Target, beat: number) => beat >= from - NEAR && beat <= to + NEAR;
const scaled = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor);
/** A landing nearer to its foot's home, or further from it. */
const landing = <T extends { x: number | undefined; z: number | undefined }>(foot: T, factor: number): T => ({
  ...foot,
  x: scaled(foot.x, factor),
  z: scaled(foot.z, factor),
});

const EDIT: Record<
  Edit,
  (move: EditableMove, target: Target, value: number, fail: (problem: string) => never) => void
> = {
  drop({ written }, target) {
    for (const c of target.channels) {
      const kept = (written.keys.get(c) ?? []).filter(({ beat }) => !within(target, beat));
      if (kept.length > 0) written.keys.set(c, kept);
      else written.keys.delete(c);
    }
    const inside = (line: { start: number; end: number }) => within(target, line.start) && within(target, line.end);
    if (target.feet) written.feet = written.feet.filter((line) => !inside(line));
    if (target.jumps) written.jumps = written.jumps.filter((line) => !inside(line));
  },
  add({ head, written }, target, value, fail) {
    if (target.feet || target.jumps) fail("feet and jumps have a size; nothing can be added to them.");
    for (const c of target.channels) {
      const rest = CHANNELS[c]?.rest ?? 0;
      const ends = [0, head.beats].map((beat): Key => ({ beat, value: rest, through: false }));
      const list = written.keys.get(c) ?? ends;
      setValues(written, c, list, (key) => (within(target, key.beat) ? key.value + value : key.value), fail);
    }
  },
  size({ head, written }, target, factor, fail) {
    for (const c of target.channels) {
      const rest = CHANNELS[c]?.rest ?? 0;
      const list = written.keys.get(c) ?? [];
      const size = (key: Key) => (within(target, key.beat) ? rest + (key.value - rest) * factor : key.value);
      setValues(written, c, list, size, fail);
    }
    if (target.jumps)
      written.jumps = written.jumps.map((jump) =>
        within(target, jump.start) ? { ...jump, height: jump.height * factor } : jump,
      );
    if (!target.feet) return;
    written.feet = written.feet.map(
      (foot): FootLine => (foot.frame === "floor" && within(target, foot.end) ? landing(foot, factor) : foot),
    );
    written.jumps = written.jumps.map((jump) => {
      const [left, right] = jump.feet;
      if (!within(target, jump.end)) return jump;
      return { ...jump, feet: [left && landing(left, factor), right && landing(right, factor)] };
    });
    if (target.to >= head.beats) head.end = { ...head.end, x: head.end.x * factor, z: head.end.z * factor };
  },
};

function setValues(
  written: WrittenMove,
  channel: number,
  list: readonly Key[],
  valueAt: (key: Key) => number,
  fail: (problem: string) => never,
): void {
  if (list.length === 0) return;
  const { name, range } = CHANNELS[channel] ?? { name: "", range: [0, 0] };
  const keys = list.map((key) => ({ ...key, value: valueAt(key) }));
  const beyond = keys.find(({ value }) => value < range[0] || value > range[1]);
  if (beyond)
    fail(`${name} ${beyond.value} at beat ${beyond.beat} is outside its range of ${range[0]} to ${range[1]}.`);
  written.keys.set(channel, keys);
}
