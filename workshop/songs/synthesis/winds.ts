import { Filter } from "./filter.ts";
import { blank, held, type Instrument } from "./instrument.ts";
import { noise, noteFrequency, SAMPLE_RATE } from "./signal.ts";

const TAU = 2 * Math.PI;

/** A flute: few harmonics, breath, and a pitch that is slid into. `slide` in semitones. */
export function flute({ breath = 0.08, slide = 0.5, vibrato = 0.14 } = {}): Instrument {
  return (note, seconds, velocity) => {
    const random = noise(Math.round(note * 31));
    const f = noteFrequency(note);
    const air = new Filter(f * 2, 3);
    const sound = blank(seconds, 0.12);
    let phase = 0;
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      const width = vibrato * Math.min(1, Math.max(0, t - 0.2) / 0.3);
      const bend = width * Math.sin(TAU * 5.1 * t) - slide * Math.exp(-t * 28);
      phase += (TAU * f * 2 ** (bend / 12)) / SAMPLE_RATE;
      const tone =
        Math.sin(phase) + (0.16 + 0.2 * velocity) * Math.sin(2 * phase) + 0.1 * velocity * Math.sin(3 * phase);
      const chiff = 0.5 * Math.exp(-t * 30);
      sound[i] = (tone * 0.5 + air.step(random()).band * (breath + breath * chiff * 4)) * held(t, seconds, 0.045, 0.12);
    }
    return sound;
  };
}
