import type { Mix } from "../mixing/mix.ts";
import type { Drum } from "../synthesis/instrument.ts";
import { riser } from "../synthesis/percussion.ts";
import type { Score } from "./score.ts";

/** A part in which the music gathers, in beats: it opens at the end. */
export interface Build {
  from: number;
  to: number;
}

/**
 * Plays builds: a roll that doubles twice and grows, and noise that rises. The mix takes rhythm and bass away meanwhile and
 * lets the others swell (`Mix.build`).
 */
export function playBuilds(mix: Mix, score: Score, builds: readonly Build[], drum: Drum, gain = 1): void {
  const track = mix.track("roll", { gain: 0.5, room: 0.15, hall: 0.05 });
  for (const { from, to } of builds) {
    for (let beat = from; beat < to; ) {
      const share = (beat - from) / (to - from);
      score.hit(track, drum, beat, 0.45 + 0.4 * share, { gain, pan: -0.05 });
      beat += share < 0.5 ? 0.5 : share < 0.8 ? 0.25 : 0.125;
    }
    track.add(riser(score.seconds(to - from)), score.timeOf(from), 0.9 * gain);
  }
}
