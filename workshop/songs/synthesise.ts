import type { LibrarySong } from "./library/song.ts";
import { type Loudness, loudnessBetween, measureLoudness } from "./loudness/loudness.ts";
import { master } from "./mixing/master.ts";
import { Mix } from "./mixing/mix.ts";
import type { Stereo } from "./mixing/track.ts";
import type { SungLine } from "./voice/sung-line.ts";

/** A song as it sounds, with what is known of it. */
export interface SynthesisedSong extends Stereo {
  lines: SungLine[];
  loudness: Loudness;
}

/** All catch their breath before the music opens, beats: shorter than what counts as a break. */
const BREATH = 0.75;
/** A stop begins and ends this much before its beats, seconds: players are a little early now and then. */
const EDGE = 0.02;

/** Plays a song from its score, mixes and masters it. The same each time, to the last bit. */
export function synthesise(song: LibrarySong): SynthesisedSong {
  const mix = new Mix(song.duration, song.mix);
  const lines = song.write(mix);
  const seconds = (beat: number) => (beat * 60) / song.tempo;
  for (const { from, to, isSung } of song.events.stops) mix.stop(seconds(from) - EDGE, seconds(to) - EDGE, isSung);
  for (const { from, to } of song.events.builds) {
    mix.build(seconds(from) - EDGE, seconds(to) - EDGE);
    mix.stop(seconds(to - BREATH) - EDGE, seconds(to) - EDGE);
  }
  for (const { beat, level = 0 } of song.sections) mix.level(seconds(beat), level);
  const sound = master(mix.sum());
  return { ...sound, lines, loudness: measureLoudness(sound) };
}

/** Loudness of each bar up to the last beat, LUFS. */
export function barLoudness({ tempo, meter, sections }: LibrarySong, loudness: Loudness): number[] {
  const bar = (meter * 60) / tempo;
  const bars = Math.round((sections.at(-1)?.beat ?? 0) / meter);
  return Array.from({ length: bars }, (_, i) => loudnessBetween(loudness, i * bar, (i + 1) * bar));
}
