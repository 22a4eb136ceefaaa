/** A singing voice. */
export interface Singer {
  /** Of all formants against those of an adult man: 1.17 for a woman. */
  tract: number;
  /** Shape of the glottal pulse: 0.6 bright to 2 soft (Fant's Rd). */
  rd: number;
  /** Breath in the voice, 0 to 0.2. */
  breath: number;
  vibrato: { hertz: number; semitones: number };
  /** Seed of what is never the same twice: jitter, breath. Two singers of one line need two. */
  seed: number;
}

export const ALTO: Singer = { tract: 1.15, rd: 0.9, breath: 0.03, vibrato: { hertz: 5.4, semitones: 0.28 }, seed: 101 };
export const TENOR: Singer = {
  tract: 1.02,
  rd: 0.8,
  breath: 0.025,
  vibrato: { hertz: 5.2, semitones: 0.22 },
  seed: 202,
};
export const BARITONE: Singer = {
  tract: 0.97,
  rd: 0.85,
  breath: 0.03,
  vibrato: { hertz: 4.9, semitones: 0.18 },
  seed: 303,
};
export const SOPRANO: Singer = {
  tract: 1.19,
  rd: 1.0,
  breath: 0.04,
  vibrato: { hertz: 5.6, semitones: 0.3 },
  seed: 404,
};
