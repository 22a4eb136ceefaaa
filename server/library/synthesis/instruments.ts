import { float32At } from "@nataraj/sdk/arrays";
import { noise, noteFrequency, SAMPLE_RATE, StateVariableFilter, sawtooth } from "./signal.ts";

const TAU = 2 * Math.PI;

/** A tone: MIDI note and length in seconds. */
export type Instrument = (note: number, seconds: number) => Float32Array;

function envelope(time: number, seconds: number, attack: number, release: number): number {
  return Math.min(1, time / attack) * Math.min(1, Math.max(0, (seconds + release - time) / release));
}

/** A plucked string (Karplus and Strong): sitar, guitar, harp by `brightness` (0 to 1) and `sustain` (0.99 to 0.9995). */
export function pluckedString({ brightness = 0.5, sustain = 0.996, buzz = 0 } = {}): Instrument {
  return (note, seconds) => {
    const period = SAMPLE_RATE / noteFrequency(note);
    const line = new Float32Array(Math.max(2, Math.round(period)));
    const random = noise(note * 977);
    const filter = new StateVariableFilter();
    for (let i = 0; i < line.length; i++) line[i] = filter.step(random(), 600 + 9000 * brightness).low;
    const release = 0.12;
    const sound = new Float32Array(Math.round((seconds + release) * SAMPLE_RATE));
    let at = 0;
    for (let i = 0; i < sound.length; i++) {
      const next = at + 1 === line.length ? 0 : at + 1;
      const sample = float32At(line, at);
      line[at] = sustain * ((sample + float32At(line, next)) / 2);
      // The flat bridge of a sitar or tanpura: overtones come out of the string's own swing.
      const rung = buzz ? sample + buzz * Math.tanh(8 * sample * sample * Math.sign(sample)) : sample;
      sound[i] = rung * envelope(i / SAMPLE_RATE, seconds, 0.002, release) * 1.6;
      at = next;
    }
    return sound;
  };
}

/** Detuned sawtooths through a filter that opens: pads, stabs and leads. */
export function synthesiser({
  voices = 4,
  detune = 0.12,
  attack = 0.01,
  release = 0.15,
  cutoff = 2400,
  sweep = 0,
  sweepDecay = 8,
  resonance = 0.9,
} = {}): Instrument {
  return (note, seconds) => {
    const tones = Array.from({ length: voices }, (_, i) => {
      const shift = voices > 1 ? detune * ((2 * i) / (voices - 1) - 1) : 0;
      return sawtooth(noteFrequency(note + shift), ((i + 1) * 0.37 + note * 0.11) % 1);
    });
    const filter = new StateVariableFilter();
    const sound = new Float32Array(Math.round((seconds + release) * SAMPLE_RATE));
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      let sum = 0;
      for (const tone of tones) sum += tone();
      const open = cutoff + sweep * Math.exp(-t * sweepDecay);
      sound[i] = (filter.step(sum, open, resonance).low * envelope(t, seconds, attack, release)) / Math.sqrt(voices);
    }
    return sound;
  };
}

/** Two-operator frequency modulation: electric piano, bell, music box by `ratio` and `index`. */
export function struckTone({ ratio = 1, index = 1.6, decay = 2.2, indexDecay = 5, tremolo = 0 } = {}): Instrument {
  return (note, seconds) => {
    const frequency = noteFrequency(note);
    const release = 0.2;
    const sound = new Float32Array(Math.round((seconds + release) * SAMPLE_RATE));
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      const modulator = index * Math.exp(-t * indexDecay) * Math.sin(TAU * frequency * ratio * t);
      const shake = 1 - tremolo * (0.5 + 0.5 * Math.sin(TAU * 5.2 * t));
      sound[i] =
        Math.sin(TAU * frequency * t + modulator) * Math.exp(-t * decay) * envelope(t, seconds, 0.003, release) * shake;
    }
    return sound;
  };
}

/** A round bass: a sine with a little saw that the filter closes on. */
export function bass({ cutoff = 500, drive = 1.5, decay = 2 } = {}): Instrument {
  return (note, seconds) => {
    const frequency = noteFrequency(note);
    const saw = sawtooth(frequency);
    const filter = new StateVariableFilter();
    const release = 0.05;
    const sound = new Float32Array(Math.round((seconds + release) * SAMPLE_RATE));
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      const tone = Math.sin(TAU * frequency * t) + 0.5 * filter.step(saw(), cutoff + 900 * Math.exp(-t * 12), 1).low;
      sound[i] = Math.tanh(drive * tone) * Math.exp(-t * decay) * envelope(t, seconds, 0.004, release) * 0.8;
    }
    return sound;
  };
}

/** A flute: a sine that breathes and shakes. */
export function flute({ breath = 0.06 } = {}): Instrument {
  return (note, seconds) => {
    const random = noise(note * 31);
    const filter = new StateVariableFilter();
    const frequency = noteFrequency(note);
    const release = 0.12;
    const sound = new Float32Array(Math.round((seconds + release) * SAMPLE_RATE));
    let phase = 0;
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      const shake = 1 + 0.006 * Math.min(1, t / 0.3) * Math.sin(TAU * 5.1 * t);
      phase += (TAU * frequency * shake) / SAMPLE_RATE;
      const tone = Math.sin(phase) + 0.25 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase);
      const air = filter.step(random(), frequency * 2, 3).band * breath;
      sound[i] = (tone * 0.6 + air) * envelope(t, seconds, 0.05, release);
    }
    return sound;
  };
}
