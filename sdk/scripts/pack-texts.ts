import { ARM_POSES } from "../src/motion/format/arm-poses.ts";
import { CHANNELS, SIDE_STRIDE } from "../src/motion/format/channels.ts";
import type { Key } from "../src/motion/format/curve.ts";
import { HAND_SHAPES } from "../src/motion/format/hand-shapes.ts";
import type { MoveText } from "../src/motion/format/move-text.ts";
import {
  ARM,
  ARM_CHANNELS,
  type Cell,
  codeTexts,
  HAND,
  HAND_CHANNELS,
  type PackedLines,
  type PackedText,
  type Row,
} from "../src/motion/format/packing/code-texts.ts";
import { PATH_WORDS } from "../src/motion/format/path.ts";
import type { WrittenMove } from "../src/motion/format/written-move.ts";
import { ARM_VALUES } from "../src/motion/rig/arm-rotations.ts";
import { BitWriter } from "./bit-writer.ts";

/** Texts in a few kilobytes. `unpackTexts` gets what they say out of it, to the last bit. */
export interface Packed {
  /** In base64. */
  bytes: string;
  /** Of each variant, apart by spaces: words compress better beside other words. */
  names: string;
}

const ARMS = Object.values(ARM_POSES).map(({ values }) => ARM_VALUES.map((name) => values[name]));
const HANDS = Object.values(HAND_SHAPES).map((shape) =>
  HAND_CHANNELS.map((c) => shape[CHANNELS[c]?.name.split(".")[0] as keyof typeof shape]),
);

type Poses = [arms: number[][], hands: number[][]];

/** Packs texts that have been read. */
export function packTexts(texts: readonly MoveText[]): Packed {
  const writer = new BitWriter();
  const all = texts.map((text) => packText(text, ARMS, HANDS));
  const [arms, hands] = [usedOf(ARMS, ARM, all), usedOf(HANDS, HAND, all)];
  codeTexts(writer, { arms, hands, texts: texts.map((text) => packText(text, arms, hands)) });
  const names = texts.flatMap(({ variants }) => variants.map(({ name }) => name));
  return { bytes: writer.bytes(), names: names.join(" ") };
}

/** The poses that the rows name. */
function usedOf(poses: number[][], cell: number, texts: readonly PackedText[]): number[][] {
  const rows = texts.flatMap((text) => [text, ...text.variants]).flatMap(({ rows }) => rows);
  const used = new Set(rows.flatMap(({ cells }) => cells[cell]?.map((own) => own?.value)));
  return poses.filter((_, i) => used.has(i));
}

function packText({ head, written, variants }: MoveText, ...poses: Poses): PackedText {
  return {
    head: {
      ...head,
      keeps: CHANNELS.flatMap(({ index }) => (head.keeps[index] ? index : [])),
      known: { ...head.known, channels: [...head.known.channels] },
    },
    ...packLines(written, ...poses),
    variants: variants.map(({ pace, energy, mirror, combines, edits, path, ...variant }) => ({
      pace,
      energy,
      mirror,
      combines: combines.map((name) => variants.findIndex((other) => other.name === name)),
      edits: edits.map(({ channels, ...edit }) => ({ ...edit, channels: [...channels] })),
      path: Object.fromEntries(PATH_WORDS.map((word) => [word, byBeat(path[word])])) as typeof path,
      ...packLines(variant.written, ...poses),
    })),
  };
}

const byBeat = (keys: readonly Key[]) => keys.toSorted((a, b) => a.beat - b.beat);

/** Lines with their keys in rows; what an arm pose or a hand shape sets at one beat is one cell. */
function packLines({ keys, feet, jumps, hands }: WrittenMove, ...[armPoses, handShapes]: Poses): PackedLines {
  const beats = [...new Set([...keys.values()].flat().map(({ beat }) => beat))].sort((a, b) => a - b);
  const rows = beats.map((beat): Row => {
    const set = new Map<number, Key>();
    for (const [channel, list] of keys) {
      const key = list.find((each) => each.beat === beat);
      if (key) set.set(channel, key);
    }
    const arms = [0, SIDE_STRIDE].map((later) => takePose(set, armPoses, ARM_CHANNELS, later));
    const shapes = [0, SIDE_STRIDE].map((later) => takePose(set, handShapes, HAND_CHANNELS, later));
    const cells: Row["cells"] = Array.from({ length: HAND + 1 }, (_, cell): Cell | undefined => {
      const [left, right] = cell === ARM ? arms : cell === HAND ? shapes : [set.get(cell), set.get(cell + SIDE_STRIDE)];
      return left || (right && isSided(cell)) ? [left, isSided(cell) ? right : undefined] : undefined;
    });
    return { beat, cells };
  });
  return { rows, feet, jumps, hands };
}

const isSided = (cell: number) => cell >= ARM || CHANNELS[cell]?.mirror !== cell;

/** Takes the keys out that a pose sets, if they are one with few changes. @returns The number of the pose. */
function takePose(set: Map<number, Key>, poses: readonly number[][], channels: readonly number[], later: number) {
  if (!channels.every((c) => set.has(c + later))) return undefined;
  const isSet = (value: number, i: number) => {
    const key = set.get((channels[i] ?? 0) + later);
    return key?.value === value && !key.through;
  };
  const alike = poses.map((pose) => pose.filter(isSet).length);
  const value = alike.indexOf(Math.max(...alike));
  if ((alike[value] ?? 0) < channels.length / 2) return undefined;
  for (const [i, c] of channels.entries()) if (isSet(poses[value]?.[i] ?? 0, i)) set.delete(c + later);
  return { beat: 0, value, through: false };
}
