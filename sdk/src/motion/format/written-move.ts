import type { FootLine, HandLine, JumpLine } from "./compiled-move.ts";
import type { KeysByChannel } from "./curve.ts";
import { appendMirroredKeys, mirrorFoot, mirrorHand, mirrorJump } from "./mirror.ts";

/** The lines of a text by what they are about, before curves are made of the keys. */
export interface WrittenMove {
  keys: KeysByChannel;
  feet: FootLine[];
  jumps: JumpLine[];
  hands: HandLine[];
}

/** A text without lines. */
export function createWrittenMove(): WrittenMove {
  return { keys: new Map(), feet: [], jumps: [], hands: [] };
}

/**
 * The lines as they are written, to be changed.
 * @param half Where a number of beats is given, their mirror image follows so much later.
 */
export function copyWrittenMove({ keys, feet, jumps, hands }: WrittenMove, half?: number): WrittenMove {
  const written = {
    keys: new Map(Array.from(keys, ([channel, list]) => [channel, [...list]])),
    feet: [...feet],
    jumps: [...jumps],
    hands: [...hands],
  };
  if (half === undefined) return written;
  appendMirroredKeys(written.keys, half);
  written.feet.push(...feet.map((foot) => mirrorFoot(foot, half)));
  written.jumps.push(...jumps.map((jump) => mirrorJump(jump, half)));
  written.hands.push(...hands.map((hand) => mirrorHand(hand, half)));
  return written;
}
