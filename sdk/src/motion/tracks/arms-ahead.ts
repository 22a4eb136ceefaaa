import { CHANNELS } from "../format/channels.ts";
import { smoothstep } from "../math/curves.ts";

/** Upper arms go so far to the front where the intensity is 1, degrees. */
const AHEAD = 20;
/** An arm that is to the side or behind goes all the way, one that is in front by the second no further. Degrees. */
const BESIDE = 15;
const IN_FRONT = 50;

const goes = CHANNELS.map(({ name }) => name.startsWith("fwd."));

/** How much further to the front an upper arm is in loud music: hands dance in front of the body rather than beside it. Degrees to add. */
export function aheadBy(c: number, value: number, level: number): number {
  if (!goes[c] || level === 0) return 0;
  return AHEAD * level * (1 - smoothstep((value - BESIDE) / (IN_FRONT - BESIDE)));
}
