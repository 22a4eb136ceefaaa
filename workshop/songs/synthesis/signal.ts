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

/** A sound of a length in seconds, sample by sample from its time in seconds. */
export function render(seconds: number, sample: (time: number) => number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < sound.length; i++) sound[i] = sample(i / SAMPLE_RATE);
  return sound;
}

/** Correction of a step at phase 0 that takes its worst aliases away (PolyBLEP). */
export function polyBlep(phase: number, step: number): number {
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
