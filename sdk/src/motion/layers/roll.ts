import { channelNamed } from "../format/channels.ts";
import { clamp, lerp, smoothstep } from "../math/curves.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import { frameTime } from "../tracks/frames.ts";
import { danceLayer } from "./dance-layer.ts";

const BEND = channelNamed("bend");
const HEIGHT = channelNamed("y");

/** A back that answers the bounce. */
export const roll = danceLayer({
  name: "roll",
  says: "Rounds the back into each dip of the hips, and opens it over the rise, more in loud music.",
  settings: {
    rounds: { value: 3.4, unit: "° for each cm below the middle", range: [0, 8], answers: "upper spine bend range" },
    quiet: { value: 0.45, unit: "share of that at intensity 0", range: [0, 1], answers: "follow" },
    middle: { value: -6, unit: "cm of the hips at which it does nothing", range: [-12, 0], answers: "trunk lean" },
    straight: { value: 12, unit: "° of bend up to which it is free", range: [0, 30], answers: "spine limits" },
    round: { value: 36, unit: "° of bend from which it does nothing", range: [20, 60], answers: "spine limits" },
  },
  shape(channels, { frames, mix, intensity }, { rounds, quiet, middle, straight, round }) {
    const bend = channels[BEND.index];
    const height = channels[HEIGHT.index];
    if (!bend || !height) return;
    for (let f = 0; f < frames; f++) {
      const share = mix(f, shareOf);
      if (share === 0) continue;
      const value = bend[f] ?? 0;
      const free = 1 - smoothstep((Math.abs(value) - straight) / (round - straight));
      const drop = middle - clamp(height[f] ?? 0, middle - 10, middle + 10);
      const level = Math.min(1, intensity.level(frameTime(f)));
      bend[f] = Math.max(BEND.range[0], value + share * rounds * lerp(quiet, 1, level) * drop * free);
    }
  },
});

/** How much a clip lets the back roll: not where it idles, flies, stands on its hands, or keeps the back as it is. */
function shareOf({ idle, source, move, style, size }: ClipInstance): number {
  if (idle || source.hands.length + source.jumps.length > 0) return 0;
  return (style.size[BEND.index] ?? 1) * (1 - (move.keeps[BEND.index] ?? 0)) * size;
}
