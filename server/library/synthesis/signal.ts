/** Samples a second of everything that is synthesised. */
export const SAMPLE_RATE = 44_100;

/** Frequency of a MIDI note number in Hz (69 is A at 440). */
export function noteFrequency(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/** A repeatable source of noise, −1 to 1 (linear congruential, Numerical Recipes). */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A sawtooth without its worst aliases (PolyBLEP), phase from 0 to 1. */
export function sawtooth(frequency: number, phase = 0): () => number {
  const step = frequency / SAMPLE_RATE;
  let p = phase;
  return () => {
    p += step;
    if (p >= 1) p -= 1;
    return 2 * p - 1 - polyBlep(p, step);
  };
}

function polyBlep(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

/** A state-variable filter (Zavalishin's topology); `low`, `band` and `high` hold the last outputs. */
export class StateVariableFilter {
  low = 0;
  band = 0;
  high = 0;
  #first = 0;
  #second = 0;

  /** Takes one sample; the cutoff is in Hz, the resonance 0.5 (none) upwards. */
  step(input: number, cutoff: number, resonance = 0.7): this {
    const g = Math.tan((Math.PI * Math.min(cutoff, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    const damping = 1 / resonance;
    const a = 1 / (1 + g * (g + damping));
    const v3 = input - this.#second;
    const v1 = a * this.#first + g * a * v3;
    const v2 = this.#second + g * a * this.#first + g * g * a * v3;
    this.#first = 2 * v1 - this.#first;
    this.#second = 2 * v2 - this.#second;
    this.low = v2;
    this.band = v1;
    this.high = input - damping * v1 - v2;
    return this;
  }
}
