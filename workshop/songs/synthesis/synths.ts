import { Filter } from "./filter.ts";
import { blank, held, type Instrument } from "./instrument.ts";
import { noteFrequency, polyBlep, SAMPLE_RATE } from "./signal.ts";

export interface SynthOptions {
  voices?: number;
  /** Semitones between the outermost voices and the tone. */
  detune?: number;
  /** Share of a sine an octave below. */
  sub?: number;
  attack?: number;
  release?: number;
  /** Of the low-pass, Hz: at rest, and what a strike adds, which fades at `fade` nepers a second. */
  cutoff?: number;
  sweep?: number;
  fade?: number;
  resonance?: number;
  /** How fast the tone itself fades; 0 for a held one. */
  decay?: number;
  /** Depth in semitones; it comes after a moment. */
  vibrato?: number;
  /** From this many semitones below, in about 50 ms. */
  scoop?: number;
  drive?: number;
}

/** Samples between two settings of the filter. */
const STEP = 32;

/** Detuned sawtooths through a low-pass that a strike opens: pads, stabs, leads, brass, basses. */
export function synth(options: SynthOptions = {}): Instrument {
  const {
    voices = 3,
    detune = 0.1,
    sub = 0,
    attack = 0.005,
    release = 0.12,
    cutoff = 2000,
    sweep = 0,
    fade = 8,
  } = options;
  const { resonance = 0.8, decay = 0, vibrato = 0, scoop = 0, drive = 0 } = options;
  return (note, seconds, velocity) => {
    const sound = blank(seconds, release);
    const filter = new Filter();
    const phases = Float64Array.from({ length: voices }, (_, v) => ((v + 1) * 0.37 + note * 0.11) % 1);
    const steps = Float64Array.from(
      { length: voices },
      (_, v) => noteFrequency(note + (voices > 1 ? detune * ((2 * v) / (voices - 1) - 1) : 0)) / SAMPLE_RATE,
    );
    const level = 0.55 / Math.sqrt(voices);
    let below = 0;
    for (let from = 0; from < sound.length; from += STEP) {
      const t = from / SAMPLE_RATE;
      filter.tune(cutoff * (0.6 + 0.4 * velocity) + sweep * velocity * Math.exp(-t * fade), resonance);
      const shake = vibrato > 0 ? vibrato * Math.min(1, Math.max(0, t - 0.15) / 0.25) * Math.sin(33 * t) : 0;
      const bend = 2 ** ((shake - scoop * Math.exp(-t * 45)) / 12);
      const to = Math.min(sound.length, from + STEP);
      for (let i = from; i < to; i++) {
        let sum = 0;
        for (let v = 0; v < voices; v++) {
          const step = (steps[v] as number) * bend;
          let phase = (phases[v] as number) + step;
          if (phase >= 1) phase -= 1;
          phases[v] = phase;
          sum += 2 * phase - 1 - polyBlep(phase, step);
        }
        let tone = filter.step(sum * level).low;
        if (sub > 0) {
          below += Math.PI * (steps[0] as number) * bend;
          tone += sub * Math.sin(below * (note < 40 ? 2 : 1));
        }
        if (drive > 0) tone = Math.tanh(drive * tone);
        const time = i / SAMPLE_RATE;
        sound[i] = tone * held(time, seconds, attack, release) * (decay > 0 ? Math.exp(-time * decay) : 1);
      }
    }
    return sound;
  };
}

/** A string section: many players, none quite together. */
export const strings = (bright = 2600): Instrument =>
  synth({ voices: 7, detune: 0.13, attack: 0.16, release: 0.4, cutoff: bright, resonance: 0.6, vibrato: 0.09 });

/** A section of trumpets and trombones: the harder they blow, the brighter. */
export const brass = (): Instrument =>
  synth({
    voices: 3,
    detune: 0.06,
    attack: 0.025,
    release: 0.07,
    cutoff: 1300,
    sweep: 3600,
    fade: 5,
    resonance: 0.7,
    scoop: 0.7,
    vibrato: 0.1,
  });
