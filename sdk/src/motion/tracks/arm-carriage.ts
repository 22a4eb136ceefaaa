import { CHANNELS } from "../format/channels.ts";
import { smoothstep } from "../math/curves.ts";

/** Upper arms go so far to the front where the intensity is 1, degrees. */
const AHEAD = 24;
/** An arm that is to the side or behind goes all the way, one that is in front by the second no further. Degrees. */
const BESIDE = 15;
const IN_FRONT = 60;
/** A level upper arm is carried so much lower, degrees; from this intensity on. */
const LOWER = 24;
const LOWER_FROM = 0.15;
/** An arm that is raised less than the first, or more than the last, stays; between the others it goes all the way. Degrees. */
const LOW = 40;
const LEVEL = 85;
const ABOVE = 95;
const HIGH = 140;

const goesAhead = CHANNELS.map(({ name }) => name.startsWith("fwd."));
const goesDown = CHANNELS.map(({ name }) => name.startsWith("raise."));

/**
 * How arms are carried in a dance that answers the music, degrees to add to what is written. In loud music upper arms are
 * further to the front: hands dance before the body rather than beside it. Arms that are written level are held below the
 * shoulders, as people mostly hold them (hands above the shoulders: 10 % of the time in AIST++): what is raised further is
 * then seen to go up.
 */
export function carriedBy(c: number, value: number, level: number): number {
  if (level === 0) return 0;
  if (goesAhead[c]) return AHEAD * level * (1 - smoothstep((value - BESIDE) / (IN_FRONT - BESIDE)));
  if (!goesDown[c]) return 0;
  const nearLevel = smoothstep((value - LOW) / (LEVEL - LOW)) * (1 - smoothstep((value - ABOVE) / (HIGH - ABOVE)));
  return -LOWER * smoothstep(level / LOWER_FROM) * nearLevel;
}
