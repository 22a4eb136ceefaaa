import { SIDES } from "../../rig/limbs.ts";
import { CHANNELS, SIDE_STRIDE } from "../channels.ts";
import { type Key, putKeys } from "../curve.ts";
import { KEPT, type MoveText, type VariantText } from "../move-text.ts";
import type { WrittenMove } from "../written-move.ts";
import { BitReader } from "./bit-reader.ts";
import { ARM, ARM_CHANNELS, codeTexts, HAND_CHANNELS, type PackedLines, type PackedTexts } from "./code-texts.ts";

/**
 * What the texts of moves and styles say, as `packTexts` has packed it.
 * @param bytes In base64.
 * @param names Of each variant, apart by spaces.
 */
export function unpackTexts(bytes: string, names: string): MoveText[] {
  const packed = codeTexts(new BitReader(bytes));
  const called = names.split(" ");
  return packed.texts.map(({ head, variants, ...lines }): MoveText => {
    const own = called.splice(0, variants.length);
    return {
      head: { ...head, keeps: keptOf(head.keeps), known: { ...head.known, channels: new Set(head.known.channels) } },
      written: writtenOf(lines, packed),
      variants: variants.map(({ pace, energy, mirror, combines, path, edits, ...others }, i): VariantText => {
        const name = own[i] ?? "";
        const written = writtenOf(others, packed);
        return {
          name,
          pace,
          energy,
          mirror,
          combines: combines.map((index) => own[index] ?? ""),
          edits,
          written,
          path,
        };
      }),
    };
  });
}

function keptOf(channels: readonly number[]): Float64Array {
  const keeps = new Float64Array(CHANNELS.length);
  for (const channel of channels) keeps[channel] = KEPT;
  return keeps;
}

/** The keys of each channel, and the other lines. */
function writtenOf({ rows, ...lines }: PackedLines, { arms, hands }: PackedTexts): WrittenMove {
  const keys: WrittenMove["keys"] = new Map();
  const put = (channel: number, key: Key) => {
    const list = keys.get(channel);
    if (list) putKeys(list, [key]);
    else keys.set(channel, [key]);
  };
  // Poses first: what they set, channels of the same row set otherwise.
  for (const { beat, cells } of rows)
    for (let cell = cells.length - 1; cell >= 0; cell--)
      for (const side of SIDES) {
        const set = cells[cell]?.[side];
        if (!set) continue;
        const later = side * SIDE_STRIDE;
        if (cell < ARM) put(cell + later, { beat, ...set });
        else {
          const [channels, poses] = cell === ARM ? [ARM_CHANNELS, arms] : [HAND_CHANNELS, hands];
          for (const [i, value] of (poses[set.value] ?? []).entries())
            put((channels[i] ?? 0) + later, { beat, value, through: false });
        }
      }
  return { keys, ...lines };
}
