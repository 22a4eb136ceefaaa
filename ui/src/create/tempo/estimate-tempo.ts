import { float32At, float64At } from "@nataraj/sdk/arrays";

/** The rate at which music is listened to for its tempo, in hertz: the lowest at which every browser decodes. */
export const TEMPO_RATE = 8_000;

/** A tempo that runs through a piece of music. */
export interface SteadyTempo {
  /** Beats a minute. */
  tempo: number;
  /** Time of a beat, seconds; the others are whole beats away. */
  firstBeat: number;
}

/** Frames a second. */
const FRAMES = 100;
const HOP = TEMPO_RATE / FRAMES;
/** Where the bands meet, hertz: kick and bass, body, voice, consonants, cymbals. */
const CROSSOVERS = [150, 400, 1_000, 2_000];
/** People tap to music at about two beats a second, and seldom beyond an octave of it (van Noorden and Moelants, 1999). */
const USUAL_TEMPO = 120;
const TEMPO_SPREAD = 1;
const [SLOWEST, FASTEST] = [60, 185];
/** So many times more begins on beats than elsewhere: 10 to 20 in the library's songs; noise has 3 on its best grid. */
const CLEAR_RATIO = 5;
/** Less music has too few beats to be told from chance. Seconds. */
const MIN_MUSIC_S = 4;

/**
 * The tempo of a piece of music and where its beats are, if it has one tempo. It takes the energies of five bands (Scheirer,
 * 1998), their rises, the autocorrelation of the rises, and the grid of beats on which most notes begin.
 * @param samples Mono, at TEMPO_RATE.
 * @returns undefined where no beat is clear: in noise, in silence, in free time.
 */
export function estimateTempo(samples: Float32Array): SteadyTempo | undefined {
  if (samples.length < MIN_MUSIC_S * TEMPO_RATE) return undefined;
  const onsets = onsetStrength(samples);
  const mean = onsets.reduce((sum, strength) => sum + strength, 0) / onsets.length;
  if (mean === 0) return undefined;
  const { period, phase, strength } = alignGrid(onsets, likelyPeriod(onsets));
  if (strength < CLEAR_RATIO * mean) return undefined;
  return { tempo: (60 * FRAMES) / period, firstBeat: phase / FRAMES };
}

/** How much begins in each frame, over all bands, where quiet music counts like loud. */
function onsetStrength(samples: Float32Array): Float32Array {
  const frames = Math.floor(samples.length / HOP);
  const total = new Float32Array(frames);
  for (const levels of bandLevels(samples, frames)) {
    for (let t = 2; t < frames; t++) {
      total[t] = float32At(total, t) + Math.max(0, float32At(levels, t) - float32At(levels, t - 2));
    }
  }
  return aboveSurroundings(total);
}

/** The level of each band by frame: the logarithm of its energy over that of silence. */
function bandLevels(samples: Float32Array, frames: number): Float32Array[] {
  const bands = [...CROSSOVERS, undefined].map(() => new Float32Array(frames));
  const factors = CROSSOVERS.map((frequency) => 1 - Math.exp((-2 * Math.PI * frequency) / TEMPO_RATE));
  const lows = new Float64Array(factors.length);
  for (let i = 0; i < frames * HOP; i++) {
    const sample = float32At(samples, i);
    const t = Math.floor(i / HOP);
    let below = 0;
    bands.forEach((band, b) => {
      const factor = factors[b];
      const low = factor === undefined ? sample : float64At(lows, b) + factor * (sample - float64At(lows, b));
      if (factor !== undefined) lows[b] = low;
      band[t] = float32At(band, t) + (low - below) ** 2;
      below = low;
    });
  }
  return bands.map((band) => band.map((energy) => Math.log1p(energy * 1e3)));
}

/** Takes off what half a second around has in the mean. */
function aboveSurroundings(values: Float32Array): Float32Array {
  const reach = FRAMES / 4;
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, i) => {
    sums[i + 1] = float64At(sums, i) + value;
  });
  return values.map((value, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(values.length, i + reach + 1)];
    return Math.max(0, value - (float64At(sums, to) - float64At(sums, from)) / (to - from));
  });
}

/**
 * The length of a beat in frames, by the autocorrelation at half a beat up to eight, and by how people tap. Where music
 * has steady halves or thirds of what is counted, it may be twice the tempo or two thirds of it: steady all the same.
 */
function likelyPeriod(onsets: Float32Array): number {
  const longest = Math.ceil((8 * 60 * FRAMES) / SLOWEST) + 1;
  const correlation = Float64Array.from({ length: longest + 1 }, (_, lag) => {
    let sum = 0;
    for (let t = lag; t < onsets.length; t++) sum += float32At(onsets, t) * float32At(onsets, t - lag);
    return sum / Math.max(1, onsets.length - lag);
  });
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  for (let tempo = SLOWEST; tempo <= FASTEST; tempo *= 1.005) {
    const period = (60 * FRAMES) / tempo;
    const octaves = Math.log2(tempo / USUAL_TEMPO) / TEMPO_SPREAD;
    const alike = [0.5, 1, 2, 4, 8].reduce((sum, beats) => sum + between(correlation, beats * period), 0);
    const score = alike * Math.exp(-0.5 * octaves ** 2);
    if (score > highest) [best, highest] = [period, score];
  }
  return best;
}

interface Grid {
  /** Frames. */
  period: number;
  /** Frames to the first beat. */
  phase: number;
  /** Mean strength of what begins on its beats. */
  strength: number;
}

/** The even beats near a period on which most begins. */
function alignGrid(onsets: Float32Array, about: number): Grid {
  const smooth = onsets.map((value, i) => ((onsets[i - 1] ?? 0) + 2 * value + (onsets[i + 1] ?? 0)) / 2);
  let best: Grid = { period: about, phase: 0, strength: 0 };
  // Half a frame over all of its beats.
  const step = 0.5 / onsets.length;
  for (let period = about * 0.98; period <= about * 1.02; period *= 1 + step) {
    for (let phase = 0; phase < period; phase++) {
      let [sum, beats] = [0, 0];
      for (let at = phase; at < onsets.length - 1; at += period) {
        sum += between(smooth, at);
        beats++;
      }
      const strength = sum / beats;
      if (strength > best.strength) best = { period, phase, strength };
    }
  }
  return best;
}

/** The value between two indices, along a line. */
function between(values: Float32Array | Float64Array, at: number): number {
  const low = Math.floor(at);
  const here = values[low] ?? 0;
  return here + (at - low) * ((values[low + 1] ?? here) - here);
}
