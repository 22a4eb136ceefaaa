import { noise, noteFrequency, SAMPLE_RATE } from "../synthesis/signal.ts";
import { follow, formantPoints } from "./coarticulation.ts";
import { type Excitation, excitations } from "./excitation.ts";
import { atPhase, glottalPeriod } from "./glottal-source.ts";
import { intonation } from "./intonation.ts";
import { AntiResonator, BandPass, Resonator } from "./resonator.ts";
import type { Singer } from "./singer.ts";
import type { SungLine } from "./sung-line.ts";
import { timeSounds } from "./timing.ts";

/** Samples between two settings of the tract. */
const STEP = 48;
/** Seconds before the first and after the last sound. */
const MARGIN = 0.03;
/** Formants that vowels do not move, Hz with bandwidths, of an adult man. */
const HIGH = [
  [3400, 250],
  [4300, 320],
] as const;
/** The nose: its pole, and its zero while it is open. Hz. */
const NOSE = { pole: 270, zero: 520, bandwidth: 100 };

/** How fast sources reach their loudness: time constants in seconds. */
const RISE = { voice: 0.007, breath: 0.005, friction: 0.0025 };

/** What was sung, from a time on. Mono, about −20 dBFS. */
export interface Sung {
  time: number;
  sound: Float32Array;
}

const periods = new Map<number, Float32Array>();
function periodOf(rd: number): Float32Array {
  const key = Math.round(rd * 20) / 20;
  const found = periods.get(key) ?? glottalPeriod(key);
  periods.set(key, found);
  return found;
}

/**
 * Sings a line: a glottal pulse and noise through a cascade of formants, friction beside it (Klatt 1980).
 * @param transpose semitones; for second voices
 */
export function sing(line: SungLine, singer: Singer, transpose = 0): Sung {
  const sounds = timeSounds(line.syllables);
  const points = formantPoints(sounds);
  const sources = excitations(sounds);
  const notes = line.syllables.flatMap((syllable) => syllable.notes);
  const pitchAt = intonation(
    notes.map((note) => ({ ...note, pitch: note.pitch + transpose })),
    singer,
  );
  const formantsAt = follow(points);
  const begin = (sounds[0]?.start ?? 0) - MARGIN;
  const end = (sounds.at(-1)?.end ?? 0) + 0.15;
  const sound = new Float32Array(Math.ceil((end - begin) * SAMPLE_RATE));

  const period = periodOf(singer.rd);
  const random = noise(singer.seed * 7919 + Math.round(begin * 100));
  const tract = [new Resonator(), new Resonator(), new Resonator(), new Resonator(), new Resonator()] as const;
  for (const [i, [frequency, bandwidth]] of HIGH.entries()) tract[i + 3]?.tune(frequency * singer.tract, bandwidth);
  const nosePole = new Resonator();
  const noseZero = new AntiResonator();
  nosePole.tune(NOSE.pole, NOSE.bandwidth);
  const bands = [new BandPass(), new BandPass()] as const;

  const out = new Float64Array(6);
  const rate = (seconds: number) => 1 - Math.exp(-1 / (seconds * SAMPLE_RATE));
  const [voiceRate, breathRate, frictionRate] = [rate(RISE.voice), rate(RISE.breath), rate(RISE.friction)];
  let [voice, breath, friction, nose] = [0, 0, 0, 0];
  let current: Excitation = { time: 0, voice: 0, breath: 0, friction: 0, bands: [], nose: 0 };
  let next = 0;
  let tuned: Excitation["bands"] = [];
  let [gainA, gainB] = [0, 0];
  let phase = 0;
  let step = 0;
  let air = 0;
  for (let from = 0; from < sound.length; from += STEP) {
    const time = begin + from / SAMPLE_RATE;
    while (next < sources.length && (sources[next] as Excitation).time <= time) current = sources[next++] as Excitation;
    const frequency = noteFrequency(pitchAt(time));
    step = frequency / SAMPLE_RATE;
    formantsAt(time, out);
    // A singer opens the mouth where the tone comes near the first formant.
    const first = Math.max((out[0] as number) * singer.tract, current.voice > 0.9 ? frequency * 1.05 : 0);
    tract[0].tune(first, out[3] as number);
    tract[1].tune((out[1] as number) * singer.tract, out[4] as number);
    tract[2].tune((out[2] as number) * singer.tract, out[5] as number);
    nose += 0.25 * (current.nose - nose);
    noseZero.tune(NOSE.pole + (NOSE.zero - NOSE.pole) * nose, NOSE.bandwidth);
    if (current.bands.length > 0 && current.bands !== tuned) {
      tuned = current.bands;
      const [a, b] = tuned;
      if (a) bands[0].tune(a[0], a[1]);
      if (b) bands[1].tune(Math.min(b[0], 9000), b[1]);
      gainA = a?.[2] ?? 0;
      gainB = b?.[2] ?? 0;
    }
    const jitter = 1 + 0.004 * random();
    const to = Math.min(from + STEP, sound.length);
    for (let i = from; i < to; i++) {
      voice += voiceRate * (current.voice - voice);
      breath += breathRate * (current.breath - breath);
      friction += frictionRate * (current.friction - friction);
      phase += step * jitter;
      if (phase >= 1) phase -= 1;
      const hiss = random();
      air += 0.6 * (hiss - air);
      const open = phase < 0.6 ? 1 : 0.35;
      const source = voice * (atPhase(period, phase) + singer.breath * hiss * open * 3) + breath * hiss;
      let tone = tract[4].step(tract[3].step(tract[2].step(tract[1].step(tract[0].step(source)))));
      tone = nosePole.step(noseZero.step(tone));
      const rough = friction * hiss;
      sound[i] = 0.1 * (tone + gainA * bands[0].step(rough) + gainB * bands[1].step(rough));
    }
  }
  return { time: begin, sound };
}
