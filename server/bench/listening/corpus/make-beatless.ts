import { heldPatch, leadPatch, player } from "./instruments/tones.ts";
import type { Clip } from "./make-clip.ts";
import type { Random } from "./random.ts";
import { RATE, Track } from "./track.ts";

/** Sound without a beat: a drone, slow chords at no even distance, something like speech, or noise. */
export function makeBeatless(seconds: number, r: Random): Clip {
  const track = new Track(seconds);
  const kind = r.pick(["ambient", "speech", "noise", "drone"]);
  if (kind === "ambient")
    scatter(track, r, player(heldPatch(r, r.between(0.3, 1.5)), r), () => r.between(0.8, 4), [2, 6]);
  if (kind === "drone") scatter(track, r, player(heldPatch(r, 1), r), () => r.between(3, 6), [6, 12]);
  if (kind === "speech")
    scatter(
      track,
      r,
      player(leadPatch(r), r),
      () => 0.08 + 0.25 * r.next() ** 2 + (r.chance(0.12) ? r.between(0.3, 1) : 0),
      [0.06, 0.2],
    );
  const noise = kind === "noise" ? 0.3 : 0.002;
  return {
    name: "beatless",
    samples: track.samples.map((v) => 0.5 * Math.tanh(v) + noise * (r.next() * 2 - 1)),
    beats: [],
    positions: [],
    meter: 4,
    boundaries: [],
  };
}

function scatter(
  track: Track,
  r: Random,
  note: (pitch: number, seconds: number) => Float32Array,
  distance: () => number,
  [shortest, longest]: [number, number],
): void {
  const length = track.samples.length / RATE;
  for (let time = 0; time < length; time += distance())
    track.add(note(r.whole(45, 70), r.between(shortest, longest)), time, r.between(0.1, 0.4));
}
