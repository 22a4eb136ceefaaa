import { blank, held, type Instrument } from "./instrument.ts";
import { noise, noteFrequency, SAMPLE_RATE } from "./signal.ts";

const TAU = 2 * Math.PI;

/** An electric piano: a tine over a tone bar (frequency modulation, Chowning 1973). */
export function electricPiano({ bark = 1, tremolo = 0.15, hertz = 4.6 } = {}): Instrument {
  return (note, seconds, velocity) => {
    const f = noteFrequency(note);
    const sound = blank(seconds, 0.25);
    const bite = bark * (0.4 + 1.5 * velocity * velocity);
    const decay = 0.9 + (note - 48) * 0.025;
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      const modulator = bite * Math.exp(-t * 3.5) * Math.sin(TAU * f * t);
      const tine = 0.18 * velocity * Math.exp(-t * 14) * Math.sin(TAU * f * 14.02 * t);
      const tone = Math.sin(TAU * f * t + modulator) + 0.25 * Math.sin(TAU * f * 2 * t + 0.4 * modulator);
      const shake = 1 - tremolo * (0.5 + 0.5 * Math.sin(TAU * hertz * t));
      sound[i] = (tone * 0.6 + tine) * Math.exp(-t * decay) * held(t, seconds, 0.003, 0.25) * shake;
    }
    return sound;
  };
}

/** A partial: ratio to the tone, amplitude, and how fast it fades, nepers a second. */
type Partial3 = readonly [ratio: number, amplitude: number, decay: number];

/** Sums decaying partials by rotation, a multiplication each. */
function modal(sound: Float32Array, f: number, partials: readonly Partial3[]): void {
  for (const [ratio, amplitude, decay] of partials) {
    if (f * ratio > 16_000) continue;
    const shrink = Math.exp(-decay / SAMPLE_RATE);
    const c = Math.cos((TAU * f * ratio) / SAMPLE_RATE) * shrink;
    const s = Math.sin((TAU * f * ratio) / SAMPLE_RATE) * shrink;
    let [x, y] = [0, amplitude];
    for (let i = 0; i < sound.length; i++) {
      (sound[i] as number) += x;
      const z = c * x + s * y;
      y = c * y - s * x;
      x = z;
    }
  }
}

/** A piano: stiff strings in slightly beating pairs, a hammer that is softer for soft tones. */
export function piano({ bright = 1, release = 0.18 } = {}): Instrument {
  return (note, seconds, velocity) => {
    const f = noteFrequency(note);
    const stiffness = 0.00035 * 2 ** ((note - 48) / 14);
    const base = 0.32 * 2 ** ((note - 48) / 15);
    const partials: Partial3[] = [];
    const roll = 0.62 + 0.3 * velocity * bright;
    for (let n = 1; n <= 12; n++) {
      const ratio = n * Math.sqrt(1 + stiffness * n * n);
      const comb = Math.abs(Math.sin((Math.PI * n) / 8)) + 0.15;
      const amplitude = comb * roll ** (n - 1) * 0.34;
      const decay = base * (1 + 0.32 * n);
      partials.push([ratio * 0.99985, amplitude, decay * 2.4], [ratio * 1.00025, amplitude * 0.8, decay * 0.9]);
    }
    const sound = blank(seconds, release);
    modal(sound, f, partials);
    const random = noise(note * 53);
    let thump = 0;
    for (let i = 0; i < sound.length; i++) {
      const t = i / SAMPLE_RATE;
      thump += 0.12 * (random() - thump);
      sound[i] =
        ((sound[i] as number) + thump * 0.5 * velocity * Math.exp(-t * 90)) * held(t, seconds, 0.0015, release);
    }
    return sound;
  };
}

/** A struck bar or bell by its modes. */
function bars(partials: readonly Partial3[], { release = 0.4, gain = 0.6 } = {}): Instrument {
  return (note, seconds, velocity) => {
    const sound = blank(seconds, release);
    modal(
      sound,
      noteFrequency(note),
      partials.map(([ratio, amplitude, decay]) => [
        ratio,
        amplitude * gain * (ratio > 1 ? 0.3 + 0.7 * velocity : 1),
        decay,
      ]),
    );
    for (let i = 0; i < sound.length; i++) (sound[i] as number) *= held(i / SAMPLE_RATE, seconds, 0.001, release);
    return sound;
  };
}

export const musicBox = (): Instrument =>
  bars(
    [
      [1, 0.7, 3],
      [2.01, 0.16, 5],
      [5.4, 0.2, 14],
      [8.9, 0.08, 30],
    ],
    { release: 0.9 },
  );
export const vibraphone = (): Instrument =>
  bars(
    [
      [1, 0.8, 1.6],
      [3.98, 0.22, 5],
      [9.2, 0.1, 22],
    ],
    { release: 0.6 },
  );
/** A hammered dulcimer. */
export const santoor = (): Instrument =>
  bars(
    [
      [1, 0.5, 2.6],
      [1.003, 0.4, 2.9],
      [2.002, 0.32, 4],
      [3.01, 0.22, 6],
      [4.03, 0.16, 9],
      [6.1, 0.1, 14],
    ],
    { release: 0.7 },
  );
