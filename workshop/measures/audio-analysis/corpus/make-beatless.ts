import { float32At } from "@nataraj/sdk/arrays";
import type { Clip } from "./clip.ts";
import { heldPatch, leadPatch, struckPlayer } from "./instruments/patches.ts";
import { singer } from "./instruments/singer.ts";
import { type Player, player } from "./instruments/tones.ts";
import { reverberate } from "./master/effects.ts";
import { addNoise } from "./master/noise.ts";
import type { Random } from "./random.ts";
import { RATE, Track } from "./track.ts";

const KINDS = ["ambient", "speech", "speech", "speech", "noise", "drone", "rain", "free notes"] as const;

/** Sound without a beat: drones, slow chords at no even distance, something like speech, rain, noise. */
export function makeBeatless(seconds: number, r: Random): Clip {
  const track = new Track(seconds);
  const kind = r.pick(KINDS);
  if (kind === "ambient")
    scatter(track, r, player(heldPatch(r, r.between(0.3, 1.5)), r), () => r.between(0.8, 4), [2, 6]);
  if (kind === "drone") scatter(track, r, player(heldPatch(r, 1), r), () => r.between(3, 6), [6, 12]);
  if (kind === "free notes")
    scatter(track, r, struckPlayer(r), () => 0.1 + 1.5 * r.next() ** 2 + (r.chance(0.2) ? 1 : 0), [0.2, 2]);
  if (kind === "speech") speak(track, r, r.chance(0.7) ? singer(r) : player(leadPatch(r), r));
  const { samples } = track;
  if (kind === "rain") for (let i = 0; i < samples.length; i++) if (r.chance(0.002)) samples[i] = r.next() * 2 - 1;
  if (r.chance(0.4)) reverberate(samples, r.between(0.05, 0.5), r.between(0.5, 0.85));
  for (let i = 0; i < samples.length; i++) samples[i] = 0.5 * Math.tanh(float32At(samples, i));
  addNoise(samples, kind === "noise" ? 0.3 : 10 ** r.between(-4, -2), r);
  return { name: "beatless", samples, beats: [], positions: [], meter: 4, sections: [] };
}

/** Syllables at the distances of speech, four or five a second, with pauses between phrases; the tone falls in each. */
function speak(track: Track, r: Random, note: Player): void {
  const length = track.samples.length / RATE;
  const register = r.whole(40, 58);
  for (let time = r.next(); time < length; time += r.between(0.25, 1.2)) {
    const syllables = r.whole(3, 14);
    for (let i = 0; i < syllables && time < length; i++) {
      const pitch = register + Math.round(4 - (6 * i) / syllables + r.between(-2, 2));
      const distance = 0.09 + 0.26 * r.next() ** 1.5;
      track.add(note(pitch, distance * r.between(0.5, 0.95)), time, r.between(0.1, 0.5));
      time += distance;
    }
  }
}

function scatter(
  track: Track,
  r: Random,
  note: Player,
  distance: () => number,
  [shortest, longest]: [number, number],
): void {
  const length = track.samples.length / RATE;
  for (let time = 0; time < length; time += distance())
    track.add(note(r.whole(45, 70), r.between(shortest, longest)), time, r.between(0.1, 0.4));
}
