import { float32At } from "@nataraj/sdk/arrays";
import type { BeatGrid } from "../beat-grid.ts";
import { RISER } from "../instruments/drums.ts";
import { CONSONANT, singer } from "../instruments/singer.ts";
import type { Session } from "../players/strokes.ts";
import { RATE, type Track } from "../track.ts";
import type { BeatRange, Build, Events, Strike, TimedEvents } from "./events.ts";

/** A band falls silent by hands on strings and cymbals, a little before the beat on which nothing is played. Seconds. */
const DAMPED = { early: 0.045, fade: 0.03 } as const;

/** Plays what the band does besides its patterns into tracks in which the patterns are played. */
export function playEvents(session: Session, key: number, events: Events): void {
  const { tracks, r } = session;
  const kit = session.orchestra.kit(r);
  const struck = session.orchestra.struck(r);
  const low = session.orchestra.bass(r);
  const voice = session.orchestra.lead(r);
  const all = [tracks.drums, tracks.bass, tracks.chords, tracks.lead];
  const at = (beat: number) => session.grid.timeOf(Math.floor(beat), beat % 1);
  const silence = (track: Track, range: BeatRange) => gate(track, at(range.from), at(range.to), () => 0);

  for (const range of events.rests) for (const track of all) silence(track, range);
  for (const range of events.drumsAlone) for (const track of all.slice(1)) silence(track, range);
  for (const build of events.builds) playBuild(build);
  for (const range of events.breaks) {
    for (const track of range.leaves === "nothing" ? all : all.slice(0, 3)) silence(track, range);
    const seconds = at(range.to) - at(range.from);
    if (range.leaves === "voice")
      tracks.lead.add(voice(60 + key, seconds + 0.2), at(range.from) - 0.2, r.between(0.6, 1));
    if (range.leaves === "melody") singAcross(range);
  }
  for (const strike of events.strikes) playStrike(strike);
  // A last stroke is choked.
  for (const range of events.breaks) silence(tracks.drums, range);

  function playStrike({ at: beat, kind }: Strike): void {
    const time = at(beat);
    const hasDrums = Object.keys(session.groove.drums).length > 0;
    const hard = r.between(0.9, 1.4);
    if (hasDrums) {
      // Half of all crashes are a cymbal alone over what is played.
      const isCymbal = kind === "crash" && r.chance(0.5);
      if (kind !== "stab" || r.chance(0.6)) tracks.drums.add(kit.crash, time, r.between(isCymbal ? 0.5 : 0.8, 1.3));
      if (!isCymbal) tracks.drums.add(kit.kick, time, hard);
      if (kind !== "crash") tracks.drums.add(kit.snare, time, hard);
    }
    if (kind === "crash" || kind === "fill") return;
    const seconds = r.between(0.15, 0.5);
    const chord = [0, 4, 7, 12].map((step) => 60 + ((key + step) % 12));
    for (const pitch of chord) tracks.chords.add(struck(pitch, seconds), time + r.normal(0.004), 0.5 * hard);
    tracks.bass.add(low(28 + (key % 12), seconds), time, hard);
  }

  /** A voice sings before a break, in it and after it; it alone does not tell the break. */
  function singAcross({ from, to }: BeatRange): void {
    const note = singer(r);
    const loudness = r.between(0.4, 1.2);
    const around = r.whole(2, 12);
    for (let beat = Math.max(0, from - around); beat < to + around; ) {
      const length = r.pick([0.5, 0.5, 1, 1.5]);
      const time = at(beat) + r.normal(0.02) - CONSONANT;
      const pitch = 55 + ((key + r.pick([0, 2, 4, 7, 9])) % 12);
      if (r.chance(0.85))
        tracks.lead.add(note(pitch, at(beat + length) - at(beat)), Math.max(0, time), loudness * r.between(0.7, 1));
      beat += length;
    }
  }

  function playBuild({ from, to, riser, roll }: Build): void {
    const [start, end] = [at(from), at(to)];
    const rise = r.between(0.15, 0.4);
    const swell = (share: number) => rise + (1 - rise) * share;
    gate(tracks.drums, start, end, () => 0);
    // The lows come back with the drop.
    if (r.chance(0.9)) gate(tracks.bass, start, end, () => 0);
    for (const track of [tracks.chords, tracks.lead]) gate(track, start, end, swell);
    if (riser) tracks.drums.add(stretched(kit.riser, end - start), start, r.between(0.08, 0.25));
    if (!roll) return;
    for (let beat = from; beat < to; ) {
      const share = (beat - from) / (to - from);
      tracks.drums.add(kit.snare, at(beat), 0.2 + 0.4 * share);
      beat += share < 0.5 ? 0.5 : share < 0.8 ? 0.25 : 0.125;
    }
  }
}

/** When the events happen. @param cut Seconds that are cut off the song's start. */
export function timesOf(
  { strikes, breaks, builds }: Events,
  grid: BeatGrid,
  cut: number,
  seconds: number,
): TimedEvents {
  const at = (beat: number) => grid.timeOf(Math.floor(beat), beat % 1) - cut;
  const inside = ([from, to]: [number, number]) => from > 0 && to < seconds;
  return {
    strikes: strikes.map((strike) => at(strike.at)).filter((time) => time > 0.1 && time < seconds - 0.3),
    breaks: breaks.map(({ from, to }): [number, number] => [at(from), at(to)]).filter(inside),
    builds: builds.map(({ from, to }): [number, number] => [at(from), at(to)]).filter(inside),
  };
}

/** Turns a track down between two times, by the share of the way from one to the other. */
function gate({ samples }: Track, from: number, to: number, gain: (share: number) => number): void {
  const [start, end] = [
    Math.round((from - DAMPED.early) * RATE),
    Math.min(samples.length, Math.round((to - DAMPED.early) * RATE)),
  ];
  const fade = DAMPED.fade * RATE;
  for (let i = Math.max(0, start); i < end; i++) {
    const wanted = gain((i - start) / (end - start));
    const damped = Math.min(1, (i - start) / fade);
    samples[i] = float32At(samples, i) * (1 - damped + damped * wanted);
  }
}

/** A sound played slower or faster, as long as wanted. */
function stretched(sound: Float32Array, seconds: number): Float32Array {
  const rate = RISER / seconds;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => sound[Math.floor(i * rate)] ?? 0);
}
