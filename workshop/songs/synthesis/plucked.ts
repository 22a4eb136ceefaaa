import { Filter } from "./filter.ts";
import { blank, held, type Instrument } from "./instrument.ts";
import { noise, noteFrequency, SAMPLE_RATE } from "./signal.ts";

export interface StringOptions {
  /** Of the pluck, 0 dark to 1 bright. */
  brightness?: number;
  /** Seconds in which the tone falls by 60 dB. */
  ring?: number;
  /** How soon the overtones are gone, 0 (never) to 1. */
  damping?: number;
  /** Where it is plucked, as a share of the string. */
  position?: number;
  /** The flat bridge of sitar and tanpura, 0 to 1. */
  buzz?: number;
  release?: number;
  /** Of the body: centre in Hz and how much of it. */
  body?: readonly [number, number];
}

/** A plucked string (Karplus and Strong 1983), tuned by a fraction of a sample (Jaffe and Smith 1983). */
export function plucked(options: StringOptions = {}): Instrument {
  const { brightness = 0.5, ring = 3, damping = 0.5, position = 0.14, buzz = 0, release = 0.12, body } = options;
  return (note, seconds, velocity) => {
    const period = SAMPLE_RATE / noteFrequency(note);
    const smooth = 0.5 * damping;
    const delay = period - smooth;
    const line = new Float32Array(Math.ceil(delay) + 2);
    const size = line.length;
    const whole = Math.floor(delay);
    const part = delay - whole;
    const random = noise(Math.round(note * 977));
    const pick = new Filter(500 + 9500 * brightness * (0.35 + 0.65 * velocity), 0.6);
    const strike = Float32Array.from({ length: whole }, () => pick.step(random()).low);
    const comb = Math.max(1, Math.round(position * whole));
    const feedback = 10 ** (-3 / (ring * noteFrequency(note)));
    const sound = blank(seconds, release);
    const box = new Filter(body?.[0] ?? 200, 1.2);
    let last = 0;
    let write = 0;
    for (let i = 0; i < sound.length; i++) {
      let read = write - whole;
      if (read < 0) read += size;
      const before = read === 0 ? size - 1 : read - 1;
      const sample = (line[read] as number) * (1 - part) + (line[before] as number) * part;
      const looped = feedback * (sample * (1 - smooth) + last * smooth);
      last = sample;
      let input = looped;
      if (i < whole) input += (strike[i] as number) - (i >= comb ? 0.9 * (strike[i - comb] as number) : 0);
      line[write] = input;
      write = write + 1 === size ? 0 : write + 1;
      let tone = input;
      if (buzz > 0) {
        const swing = 7 * tone;
        tone += buzz * (Math.tanh(swing * Math.abs(swing)) * 0.35 - 0.2 * tone);
      }
      if (body) tone += body[1] * box.step(tone).band;
      sound[i] = tone * held(i / SAMPLE_RATE, seconds, 0.001, release) * 1.5;
    }
    return sound;
  };
}

/** A bass guitar under the fingers: its string, and the weight of its first harmonic. */
export function fingerBass({ ring = 2.2, brightness = 0.16, drive = 1.4 } = {}): Instrument {
  const string = plucked({ brightness, ring, damping: 0.9, position: 0.2, release: 0.05 });
  return (note, seconds, velocity) => {
    const sound = string(note, seconds, velocity);
    const tone = new Filter(700 + 900 * velocity, 0.8);
    const step = (2 * Math.PI * noteFrequency(note)) / SAMPLE_RATE;
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      const deep = Math.sin(step * i) * Math.exp(-t * 1.6) * held(t, seconds, 0.008, 0.05) * 0.55;
      sound[i] = Math.tanh(drive * (tone.step(sound[i] as number).low * 1.3 + deep)) * 0.7;
    }
    return sound;
  };
}
