import { CHANNELS } from "./channels.ts";
import type { FootLine, HandLine, JumpLine, Landed, Side } from "./compiled-move.ts";
import type { KeysByChannel } from "./curve.ts";

const other = (side: Side): Side => (side === 0 ? 1 : 0);
const negate = (x: number | undefined) => (x === undefined ? undefined : -x);
const landed = (foot: Landed): Landed =>
  foot && { x: negate(foot.x), z: foot.z, yaw: negate(foot.yaw), facing: -foot.facing };

export const mirrorFoot = (foot: FootLine, later = 0): FootLine => ({
  ...foot,
  side: other(foot.side),
  x: negate(foot.x),
  yaw: negate(foot.yaw),
  facing: -foot.facing,
  start: foot.start + later,
  end: foot.end + later,
});

export const mirrorJump = (jump: JumpLine, later = 0): JumpLine => ({
  ...jump,
  feet: [landed(jump.feet[1]), landed(jump.feet[0])],
  shape: { ...jump.shape, aside: -jump.shape.aside },
  start: jump.start + later,
  end: jump.end + later,
});

export const mirrorHand = (hand: HandLine, later = 0): HandLine => ({
  ...hand,
  side: other(hand.side),
  x: -hand.x,
  yaw: -hand.yaw,
  start: hand.start + later,
  end: hand.end + later,
});

/** Appends to each channel the mirror image of the first half, `half` beats later. A later line of the text wins. */
export function appendMirroredKeys(keys: KeysByChannel, half: number): void {
  const mirrored = [...keys].flatMap(([index, list]) => {
    const channel = CHANNELS[index];
    if (!channel) return [];
    return list
      .filter((key) => key.beat < half)
      .map((key) => ({
        index: channel.mirror,
        key: { ...key, beat: key.beat + half, value: key.value * channel.mirrorSign },
      }));
  });
  for (const { index, key } of mirrored) {
    const list = (keys.get(index) ?? []).filter((own) => Math.abs(own.beat - key.beat) > 1e-6);
    keys.set(index, [...list, key]);
  }
}
