import { CHANNELS } from "./channels.ts";
import type { FootLine } from "./compiled-move.ts";
import type { Key } from "./curve.ts";
import type { MoveEdit, MoveHead } from "./move-text.ts";
import type { Path } from "./path.ts";
import type { WrittenMove } from "./written-move.ts";

/** What the variants of a move have made of it so far. */
export interface EditableMove {
  head: MoveHead;
  written: WrittenMove;
  path: Path;
}

const NEAR = 1e-6;

/** Changes what is written. @throws {MoveError} where the text has a slip. */
export function editMove(move: EditableMove, edit: MoveEdit): void {
  APPLY[edit.edit](move, edit);
}

const within = ({ from, to }: MoveEdit, beat: number) => beat >= from - NEAR && beat <= to + NEAR;
const scaled = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor);
/** A landing nearer to its foot's home, or further from it. */
const landing = <T extends { x: number | undefined; z: number | undefined }>(foot: T, factor: number): T => ({
  ...foot,
  x: scaled(foot.x, factor),
  z: scaled(foot.z, factor),
});

const APPLY: Record<MoveEdit["edit"], (move: EditableMove, edit: MoveEdit) => void> = {
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
  add({ head, written }, target) {
    for (const c of target.channels) {
      const rest = CHANNELS[c]?.rest ?? 0;
      const ends = [0, head.beats].map((beat): Key => ({ beat, value: rest, through: false }));
      const list = written.keys.get(c) ?? ends;
      setValues(written, c, list, target, (key) => (within(target, key.beat) ? key.value + target.value : key.value));
    }
  },
  size({ head, written }, target) {
    const factor = target.value;
    for (const c of target.channels) {
      const rest = CHANNELS[c]?.rest ?? 0;
      const list = written.keys.get(c) ?? [];
      const size = (key: Key) => (within(target, key.beat) ? rest + (key.value - rest) * factor : key.value);
      setValues(written, c, list, target, size);
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
  { check }: MoveEdit,
  valueAt: (key: Key) => number,
): void {
  if (list.length === 0) return;
  const keys = list.map((key) => ({ ...key, value: valueAt(key) }));
  const changed = CHANNELS[channel];
  if (changed) check?.(changed, keys);
  written.keys.set(channel, keys);
}
