import { Filter } from "../synthesis/filter.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { apply, bell, highPass, highShelf, lowPass, lowShelf } from "./biquad.ts";
import { makeRoom } from "./dynamic-eq.ts";
import { compress, duck, ENVELOPE_STEP, envelopeOf } from "./dynamics.ts";
import { chorus, pingPong } from "./echo.ts";
import { type ReverbOptions, reverberate } from "./reverb.ts";
import { type Stereo, Track, type TrackOptions } from "./track.ts";

export interface MixOptions {
  /** Seconds between two echoes. */
  echo: number;
  /** Decibels by which the band goes down under the singer; kick, bass and drums stay. */
  underVoice?: number;
  /** Decibels that all but singers, kick and drums lose where words are understood, while she sings. */
  roomForWords?: number;
  room?: ReverbOptions;
  hall?: ReverbOptions;
}

const ROOM: ReverbOptions = { seconds: 0.6, size: 0.45, preDelay: 0.004, damping: 6500 };
const HALL: ReverbOptions = { seconds: 2.4, size: 1, preDelay: 0.028, damping: 4800 };
/** Tracks that no voice pushes down: itself, and what keeps the beat. */
const STAY = new Set(["voice", "second voice", "kick", "bass", "drums"]);
const SINGERS = new Set(["voice", "second voice"]);
/** Tracks that are not turned down where words are understood: what is sung, and what keeps the beat. */
const IN_FRONT = new Set([...SINGERS, "kick", "drums"]);
/** Tracks that no build turns down: they make it, or sing over it. */
const GATHERING = new Set(["voice", "second voice", "roll", "effects"]);
/** How loud the others are at the beginning of a build. */
const SWELL_FROM = 0.6;
const ROOM_FOR_WORDS = 15;
/** A stop keeps this much of the rooms' sound, decibels at its end. */
const STOP_FADE = 0.12;
/** The fader goes to another level in this time, seconds: before a first beat has rung out. */
const LEVEL_FADE = 0.03;

/** A mixing desk: tracks with their treatment, two rooms, an echo, and the sum of them. */
export class Mix {
  readonly seconds: number;
  readonly #length: number;
  readonly #options: MixOptions;
  readonly #tracks = new Map<string, Track>();
  readonly #stops: { from: number; to: number; isSung: boolean }[] = [];
  readonly #builds: (readonly [number, number])[] = [];
  readonly #levels: (readonly [number, number])[] = [];

  constructor(seconds: number, options: MixOptions) {
    this.seconds = seconds;
    this.#length = Math.ceil(seconds * SAMPLE_RATE);
    this.#options = options;
  }

  /** A new track. Those named "kick" and "voice" may push others down. */
  track(name: string, options: TrackOptions = {}): Track {
    const track = new Track(this.#length, options);
    this.#tracks.set(name, track);
    return track;
  }

  /** All stop between two times, seconds, their echoes too; singers may go on. */
  stop(from: number, to: number, isSung = false): void {
    this.#stops.push({ from, to, isSung });
  }

  /** The music gathers between two times, seconds: rhythm and bass are silent, all but the singers swell. */
  build(from: number, to: number): void {
    this.#builds.push([from, to]);
  }

  /** From a time on, seconds, all is so loud, decibels: what a hand on the master fader does between sections. */
  level(from: number, decibels: number): void {
    this.#levels.push([from, decibels]);
  }

  /** The sum of all, not yet brought to a loudness. It uses the tracks up: what is summed makes room for what comes next. */
  sum(): Stereo {
    const silent = (): Stereo => ({ left: new Float32Array(this.#length), right: new Float32Array(this.#length) });
    const [master, front, room, hall, echo] = [silent(), silent(), silent(), silent(), silent()];
    const keys = new Map<string, Float32Array>();
    const kick = this.#tracks.get("kick");
    const voice = this.#tracks.get("voice");
    if (kick) keys.set("kick", envelopeOf(kick, 0.09));
    if (voice) keys.set("voice", envelopeOf(voice, 0.25));
    const { underVoice = 0, roomForWords = ROOM_FOR_WORDS } = this.#options;
    const singing = keys.get("voice");
    for (const [name, track] of this.#tracks) {
      for (const { from, to, isSung } of this.#stops) if (!(isSung && SINGERS.has(name))) track.mute(from, to);
      for (const [from, to] of this.#builds) {
        if (track.options.isRhythm) track.mute(from, to);
        else if (!GATHERING.has(name)) track.swell(from, to, SWELL_FROM);
      }
      const sounding = track.sounding;
      treat(sounding, track.options, keys);
      if (singing && underVoice > 0 && !STAY.has(name))
        duck(sounding, singing.subarray(Math.floor(sounding.from / ENVELOPE_STEP)), underVoice);
      const { gain = 1, room: small = 0, hall: large = 0, echo: repeated = 0 } = track.options;
      addTo(IN_FRONT.has(name) ? front : master, sounding, gain);
      if (small > 0) addTo(room, sounding, gain * small);
      if (large > 0) addTo(hall, sounding, gain * large);
      if (repeated > 0) addTo(echo, sounding, gain * repeated);
      this.#tracks.delete(name);
    }
    const wet = [reverberate(room, this.#options.room ?? ROOM), reverberate(hall, this.#options.hall ?? HALL)];
    for (const sound of [...wet, pingPong(echo, this.#options.echo)]) {
      for (const { from, to } of this.#stops) fadeBetween(sound, from, to);
      addTo(master, { ...sound, from: 0 }, 1);
    }
    if (singing) makeRoom(master, singing, roomForWords);
    addTo(master, { ...front, from: 0 }, 1);
    for (const [i, [from, decibels]] of this.#levels.entries()) {
      fade(master, from, this.#levels[i + 1]?.[0] ?? this.seconds, this.#levels[i - 1]?.[1] ?? decibels, decibels);
    }
    for (const channel of [master.left, master.right]) apply(highPass(28), channel);
    compress(master, { threshold: busThreshold(master), ratio: 1.8, attack: 0.03, release: 0.25 });
    return master;
  }
}

/** A few decibels under the loud parts: the bus compressor holds these together and leaves quiet ones alone. */
function busThreshold({ left }: Stereo): number {
  let peak = 1e-6;
  for (const value of left) peak = Math.max(peak, Math.abs(value));
  return 20 * Math.log10(peak) - 9;
}

type Sounding = Track["sounding"];

function treat(sound: Sounding, options: TrackOptions, keys: ReadonlyMap<string, Float32Array>): void {
  const { lowCut, highCut, low, presence, high, compress: squeeze, wide, duck: pushed, sweep } = options;
  const filters = [
    ...(lowCut ? [highPass(lowCut)] : []),
    ...(highCut ? [lowPass(highCut)] : []),
    ...(low ? [lowShelf(...low)] : []),
    ...(presence ? [bell(...presence)] : []),
    ...(high ? [highShelf(...high)] : []),
  ];
  for (const filter of filters) for (const channel of [sound.left, sound.right]) apply(filter, channel);
  if (sweep) for (const channel of [sound.left, sound.right]) sweepLowPass(channel, sound.from, sweep);
  if (squeeze) compress(sound, squeeze);
  if (wide) chorus(sound, wide);
  const key = pushed && keys.get(pushed.by);
  if (key) duck(sound, key.subarray(Math.floor(sound.from / ENVELOPE_STEP)), pushed.decibels);
}

function sweepLowPass(channel: Float32Array, from: number, cutoff: (time: number) => number): void {
  const filter = new Filter();
  for (let i = 0; i < channel.length; i++) {
    if (i % 64 === 0) filter.tune(cutoff((from + i) / SAMPLE_RATE), 0.9);
    channel[i] = filter.step(channel[i] as number).low;
  }
}

function addTo(sum: Stereo, { left, right, from }: Sounding, gain: number): void {
  for (let i = 0; i < left.length; i++) {
    (sum.left[from + i] as number) += gain * (left[i] as number);
    (sum.right[from + i] as number) += gain * (right[i] as number);
  }
}

/** Brings the level from one to another at a time, seconds and decibels, and keeps it until a later one. */
function fade({ left, right }: Stereo, from: number, to: number, before: number, after: number): void {
  const [a, b] = [Math.round(from * SAMPLE_RATE), Math.min(left.length, Math.round(to * SAMPLE_RATE))];
  for (let i = a; i < b; i++) {
    const share = Math.min(1, (i - a) / (LEVEL_FADE * SAMPLE_RATE));
    const gain = 10 ** ((before + (after - before) * share) / 20);
    (left[i] as number) *= gain;
    (right[i] as number) *= gain;
  }
}

function fadeBetween({ left, right }: Stereo, from: number, to: number): void {
  const [a, b] = [Math.round(from * SAMPLE_RATE), Math.min(left.length, Math.round(to * SAMPLE_RATE))];
  for (let i = a; i < b; i++) {
    const gain = Math.exp(-(i - a) / (STOP_FADE * SAMPLE_RATE));
    (left[i] as number) *= gain;
    (right[i] as number) *= gain;
  }
}
