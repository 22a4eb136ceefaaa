import { CHANNELS } from "./channels.ts";
import type { FootLine } from "./compiled-move.ts";
import type { Key } from "./curve.ts";
import { MoveError } from "./move-error.ts";
import { channelsOf, type MoveHead, suggestionFor } from "./move-head.ts";
import { createPath, PATH_WORDS, type Path } from "./path.ts";
import type { SourceLine } from "./read-lines.ts";
import type { VariantText } from "./variant-text.ts";
import { appendMirrorImage, createWrittenMove, readLine, type WrittenMove } from "./written-move.ts";

const EDITS = ["drop", "add", "size"] as const;
type Edit = (typeof EDITS)[number];
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

/** What the variants of a move have made of it so far. */
export interface VariedMove {
  head: MoveHead;
  written: WrittenMove;
  path: Path;
}

/**
 * Applies a variant: first its edits of what is there, then its own lines, each in the place of what is written for the
 * same foot, hand or channel at the same time.
 * @throws {MoveError} where it has a slip, or changes what the move is known by.
 */
export function varyMove(move: VariedMove, variant: VariantText): void {
  const { head } = move;
  const half = head.beats / 2;
  const own = createWrittenMove();
  const path = createPath();
  for (const line of variant.lines) {
    const word = line.tokens[0] ?? "";
    const edit = EDITS.find((each) => each === word);
    if (edit) applyEdit(move, variant, edit, line);
    else {
      const rest = takePathKeys(line, path);
      if (rest) readLine(rest, variant.mirror ? half : head.beats, own);
      refuseKnown(head, own, path, line);
    }
  }
  if (variant.mirror) {
    appendMirrorImage(own, half);
    mirrorPath(path, half);
  }
  merge(move.written, own);
  for (const word of PATH_WORDS) replaceKeys(move.path[word], path[word]);
}

function refuseKnown({ known }: MoveHead, own: WrittenMove, path: Path, line: SourceLine): void {
  const beat = Number.parseFloat(line.tokens[0] ?? "");
  const refuse = (what: string) => refuseChange(line, what, Number.isNaN(beat) ? undefined : beat);
  for (const channel of own.keys.keys()) if (known.channels.has(channel)) refuse(CHANNELS[channel]?.name ?? "");
  if (known.feet && own.feet.length + own.jumps.length > 0) refuse("feet");
  if (known.facing && path.facing.length > 0) refuse("facing");
}

function refuseChange(line: SourceLine, what: string, beat?: number): never {
  throw new MoveError(line.owner, line.number, beat, `the move is known by its ${what}: a variant leaves it as it is.`);
}

/** Takes `facing 40`, `across 20` and `along 30` out of a line of keys. @returns The rest of the line, if there is any. */
function takePathKeys(line: SourceLine, path: Path): SourceLine | undefined {
  const beat = Number(line.tokens[0]);
  if (Number.isNaN(beat)) return line;
  const rest: string[] = [];
  for (const part of line.tokens.slice(1).join(" ").split(",")) {
    const [name = "", text = "", ...more] = part.trim().split(/\s+/);
    const word = PATH_WORDS.find((each) => each === name);
    if (!word) {
      rest.push(part.trim());
      continue;
    }
    const through = text.endsWith("~");
    const value = Number(through ? text.slice(0, -1) : text || Number.NaN);
    if (Number.isNaN(value) || more.length > 0)
      throw new MoveError(line.owner, line.number, beat, `${word} takes one number.`);
    replaceKeys(path[word], [{ beat, value, through }]);
  }
  return rest.length > 0 ? { ...line, tokens: [line.tokens[0] ?? "", ...rest.join(", ").split(/\s+/)] } : undefined;
}

/** The second half goes on from the end of the first one, mirrored. */
function mirrorPath(path: Path, half: number): void {
  for (const word of PATH_WORDS) {
    const sign = word === "along" ? 1 : -1;
    const last = path[word].toSorted((a, b) => a.beat - b.beat).at(-1);
    if (!last) continue;
    const reached: Key = { ...last, beat: half, through: false };
    const mirrored = path[word]
      .filter(({ beat }) => beat > 0)
      .map((key) => ({ ...key, beat: key.beat + half, value: last.value + sign * key.value }));
    replaceKeys(path[word], [reached, ...mirrored]);
  }
}

/** Puts keys into a list, each in the place of one at the same beat. */
function replaceKeys(list: Key[], keys: readonly Key[]): void {
  for (const key of keys) {
    const again = list.findIndex(({ beat }) => Math.abs(beat - key.beat) < NEAR);
    if (again >= 0) list.splice(again, 1);
    list.push(key);
  }
}

function merge(written: WrittenMove, own: WrittenMove): void {
  for (const [channel, keys] of own.keys) {
    const list = written.keys.get(channel) ?? [];
    written.keys.set(channel, list);
    replaceKeys(list, keys);
  }
  const sameSide = (a: { side: number }, b: { side: number }) => a.side === b.side;
  written.feet = replaceLines(written.feet, own.feet, sameSide);
  written.hands = replaceLines(written.hands, own.hands, sameSide);
  written.jumps = replaceLines(written.jumps, own.jumps, () => true);
}

/** Lines in the place of those at the same time. */
function replaceLines<T extends { start: number; end: number }>(
  lines: readonly T[],
  own: readonly T[],
  sameLimb: (a: T, b: T) => boolean,
): T[] {
  const kept = lines.filter(
    (line) => !own.some((o) => sameLimb(o, line) && o.start < line.end - NEAR && line.start < o.end - NEAR),
  );
  return [...kept, ...own];
}

/** `drop arms.R feet.L 1-3`, `add y -6, raise.L 10 1-3`, `size arms 0.7, feet 1.3`. */
function applyEdit(move: VariedMove, variant: VariantText, edit: Edit, line: SourceLine): void {
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
      refuseKnownTarget(move.head, target, line);
      EDIT[edit](move, target, value, fail);
      if (!variant.mirror || !span) continue;
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

function refuseKnownTarget({ known }: MoveHead, target: Target, line: SourceLine): void {
  const channel = target.channels.find((c) => known.channels.has(c));
  if (channel !== undefined) refuseChange(line, CHANNELS[channel]?.name ?? "");
  if (known.feet && (target.feet || target.jumps)) refuseChange(line, "feet");
}

const within = ({ from, to }: Target, beat: number) => beat >= from - NEAR && beat <= to + NEAR;
const scaled = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor);

const EDIT: Record<Edit, (move: VariedMove, target: Target, value: number, fail: (problem: string) => never) => void> =
  {
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
        (foot): FootLine =>
          foot.frame === "floor" && within(target, foot.end)
            ? { ...foot, x: scaled(foot.x, factor), z: scaled(foot.z, factor) }
            : foot,
      );
      written.jumps = written.jumps.map((jump) => {
        if (!within(target, jump.end)) return jump;
        const [left, right] = jump.feet.map(
          (foot) => foot && { ...foot, x: scaled(foot.x, factor), z: scaled(foot.z, factor) },
        );
        return { ...jump, feet: [left ?? null, right ?? null] };
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
