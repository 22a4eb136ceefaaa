/** Resonances of the vocal tract in Hz: F1, F2, F3 of an adult man; other voices scale them. */
export type Formants = readonly [number, number, number];

/** A band of noise: centre and bandwidth in Hz, and its amplitude. */
export type NoiseBand = readonly [centre: number, bandwidth: number, amplitude: number];

export interface Vowel {
  kind: "vowel";
  /** Where the tongue is; two for a diphthong. */
  targets: readonly Formants[];
}

export interface Consonant {
  kind: "stop" | "fricative" | "nasal" | "approximant" | "aspirate";
  formants: Formants;
  bandwidths: Formants;
  /** How far each boundary leans to the vowel beside it, 0 to 1. */
  coarticulation: number;
  /** How long the tongue takes to or from a vowel, seconds. */
  transition: number;
  /** Closure or constriction, seconds. */
  seconds: number;
  /** Of the voice meanwhile, 0 to 1. */
  voicing: number;
  /** Friction: of the whole sound, or of the release of a stop. */
  noise: readonly NoiseBand[];
  /** After the release of a stop: friction, then breath, seconds. */
  release?: { burst: number; friction?: number; breath: number };
}

const vowel = (...targets: Formants[]): Vowel => ({ kind: "vowel", targets });

const consonant = (
  kind: Consonant["kind"],
  formants: Formants,
  bandwidths: Formants,
  rest: Partial<Consonant> = {},
): Consonant => ({
  kind,
  formants,
  bandwidths,
  coarticulation: 0.3,
  transition: 0.05,
  seconds: 0.07,
  voicing: 0,
  noise: [],
  ...rest,
});

const LIPS: NoiseBand[] = [
  [900, 1200, 0.35],
  [2200, 3000, 0.12],
];
const TEETH: NoiseBand[] = [
  [3900, 1500, 0.5],
  [5600, 2500, 0.6],
];
const PALATE: NoiseBand[] = [
  [1800, 550, 1.5],
  [3600, 1600, 0.5],
];
const HISS: NoiseBand[] = [
  [5600, 1400, 0.55],
  [8000, 2600, 0.75],
];
const HUSH: NoiseBand[] = [
  [2800, 600, 0.75],
  [4200, 1600, 0.55],
];

const stop = (formants: Formants, bandwidths: Formants, noise: NoiseBand[], rest: Partial<Consonant>) =>
  consonant("stop", formants, bandwidths, { noise, ...rest });

const LABIAL: Formants = [300, 900, 2150];
const ALVEOLAR: Formants = [300, 1750, 2650];
const VELAR: Formants = [280, 1950, 2300];
const WIDE: Formants = [120, 130, 200];

/**
 * English sounds under their ARPAbet names, Hindi ones in lower case. Formants after Peterson and Barney (1952) and Klatt
 * (1980), table III; loci after Delattre, Liberman and Cooper (1955).
 */
const PHONEMES: Readonly<Record<string, Vowel | Consonant>> = {
  IY: vowel([280, 2250, 2950]),
  IH: vowel([400, 1950, 2550]),
  EH: vowel([550, 1800, 2500]),
  AE: vowel([680, 1700, 2430]),
  AA: vowel([740, 1130, 2450]),
  AO: vowel([590, 880, 2450]),
  UH: vowel([450, 1080, 2280]),
  UW: vowel([310, 950, 2250]),
  AH: vowel([650, 1230, 2450]),
  AX: vowel([500, 1400, 2450]),
  ER: vowel([480, 1320, 1650]),
  EY: vowel([500, 1900, 2520], [330, 2200, 2750]),
  AY: vowel([720, 1200, 2500], [380, 2050, 2620]),
  OY: vowel([550, 880, 2400], [390, 1950, 2550]),
  AW: vowel([720, 1280, 2450], [420, 930, 2300]),
  OW: vowel([540, 960, 2380], [370, 830, 2270]),

  P: stop(LABIAL, WIDE, LIPS, { seconds: 0.07, coarticulation: 0.45, release: { burst: 0.01, breath: 0.065 } }),
  T: stop(ALVEOLAR, WIDE, TEETH, { seconds: 0.06, coarticulation: 0.35, release: { burst: 0.018, breath: 0.07 } }),
  K: stop(VELAR, WIDE, PALATE, { seconds: 0.06, coarticulation: 0.6, release: { burst: 0.03, breath: 0.085 } }),
  B: stop(LABIAL, WIDE, LIPS, {
    seconds: 0.06,
    voicing: 0.22,
    coarticulation: 0.4,
    release: { burst: 0.008, breath: 0 },
  }),
  D: stop(ALVEOLAR, WIDE, TEETH, {
    seconds: 0.05,
    voicing: 0.22,
    coarticulation: 0.35,
    release: { burst: 0.01, breath: 0 },
  }),
  G: stop(VELAR, WIDE, PALATE, {
    seconds: 0.055,
    voicing: 0.22,
    coarticulation: 0.6,
    release: { burst: 0.022, breath: 0 },
  }),
  CH: stop([350, 1800, 2820], WIDE, HUSH, { seconds: 0.05, release: { burst: 0.01, friction: 0.075, breath: 0.01 } }),
  JH: stop([270, 1800, 2820], WIDE, HUSH, {
    seconds: 0.045,
    voicing: 0.22,
    release: { burst: 0.008, friction: 0.045, breath: 0 },
  }),

  F: consonant("fricative", [340, 1050, 2150], [200, 120, 150], {
    seconds: 0.1,
    noise: [
      [1500, 2500, 0.12],
      [7500, 4000, 0.3],
    ],
    coarticulation: 0.4,
  }),
  V: consonant("fricative", [240, 1050, 2150], [80, 100, 130], {
    seconds: 0.06,
    voicing: 0.5,
    noise: [
      [1500, 2500, 0.05],
      [7000, 4000, 0.1],
    ],
    coarticulation: 0.4,
  }),
  TH: consonant("fricative", [320, 1350, 2560], [200, 100, 200], {
    seconds: 0.1,
    noise: [
      [6200, 3500, 0.26],
      [1500, 2500, 0.06],
    ],
  }),
  DH: consonant("fricative", [270, 1350, 2560], [70, 90, 170], {
    seconds: 0.045,
    voicing: 0.5,
    noise: [[6200, 3500, 0.06]],
  }),
  S: consonant("fricative", [320, 1500, 2550], [200, 100, 200], { seconds: 0.11, noise: HISS }),
  Z: consonant("fricative", [260, 1500, 2550], [80, 80, 180], {
    seconds: 0.08,
    voicing: 0.4,
    noise: [
      [5600, 1400, 0.3],
      [8000, 2600, 0.4],
    ],
  }),
  SH: consonant("fricative", [300, 1840, 2650], [200, 100, 250], { seconds: 0.12, noise: HUSH }),
  ZH: consonant("fricative", [270, 1840, 2650], [80, 100, 250], {
    seconds: 0.08,
    voicing: 0.4,
    noise: [
      [2800, 600, 0.4],
      [4200, 1600, 0.3],
    ],
  }),
  HH: consonant("aspirate", [500, 1400, 2450], [200, 160, 200], {
    seconds: 0.075,
    coarticulation: 0.95,
    transition: 0.04,
  }),

  M: consonant("nasal", [300, 1000, 2130], [60, 160, 200], { seconds: 0.075, voicing: 0.75, coarticulation: 0.35 }),
  N: consonant("nasal", [300, 1600, 2550], [60, 200, 250], { seconds: 0.07, voicing: 0.75, coarticulation: 0.3 }),
  NG: consonant("nasal", [300, 2000, 2500], [60, 200, 250], { seconds: 0.08, voicing: 0.75, coarticulation: 0.45 }),

  W: consonant("approximant", [300, 650, 2150], [60, 80, 90], {
    seconds: 0.06,
    voicing: 0.8,
    coarticulation: 0.08,
    transition: 0.085,
  }),
  Y: consonant("approximant", [270, 2200, 2950], [50, 130, 250], {
    seconds: 0.055,
    voicing: 0.8,
    coarticulation: 0.08,
    transition: 0.085,
  }),
  R: consonant("approximant", [330, 1080, 1450], [70, 100, 110], {
    seconds: 0.08,
    voicing: 0.85,
    coarticulation: 0.1,
    transition: 0.09,
  }),
  L: consonant("approximant", [350, 1050, 2850], [60, 100, 200], {
    seconds: 0.065,
    voicing: 0.8,
    coarticulation: 0.15,
    transition: 0.05,
  }),

  a: vowel([620, 1280, 2450]),
  aa: vowel([750, 1200, 2480]),
  i: vowel([380, 2050, 2600]),
  ii: vowel([290, 2250, 2950]),
  u: vowel([400, 900, 2280]),
  uu: vowel([310, 800, 2250]),
  e: vowel([420, 2080, 2650]),
  ai: vowel([620, 1750, 2480]),
  o: vowel([440, 850, 2350]),
  k: stop(VELAR, WIDE, PALATE, { seconds: 0.06, coarticulation: 0.6, release: { burst: 0.018, breath: 0.015 } }),
  kh: stop(VELAR, WIDE, PALATE, { seconds: 0.06, coarticulation: 0.6, release: { burst: 0.022, breath: 0.075 } }),
  g: stop(VELAR, WIDE, PALATE, {
    seconds: 0.055,
    voicing: 0.22,
    coarticulation: 0.6,
    release: { burst: 0.014, breath: 0 },
  }),
  ch: stop([350, 1900, 2820], WIDE, HUSH, { seconds: 0.05, release: { burst: 0.008, friction: 0.05, breath: 0.005 } }),
  t: stop(
    [300, 1500, 2600],
    WIDE,
    [
      [3200, 2500, 0.4],
      [6000, 3000, 0.3],
    ],
    { seconds: 0.06, release: { burst: 0.012, breath: 0.012 } },
  ),
  th: stop(
    [300, 1500, 2600],
    WIDE,
    [
      [3200, 2500, 0.4],
      [6000, 3000, 0.3],
    ],
    { seconds: 0.06, release: { burst: 0.014, breath: 0.07 } },
  ),
  tth: stop(
    [300, 1600, 2150],
    WIDE,
    [
      [2600, 1200, 0.6],
      [4200, 2000, 0.4],
    ],
    { seconds: 0.06, release: { burst: 0.014, breath: 0.07 } },
  ),
  d: stop([280, 1500, 2600], WIDE, [[3200, 2500, 0.3]], {
    seconds: 0.05,
    voicing: 0.25,
    release: { burst: 0.008, breath: 0 },
  }),
  dh: stop([280, 1500, 2600], WIDE, [[3200, 2500, 0.3]], {
    seconds: 0.055,
    voicing: 0.25,
    release: { burst: 0.01, breath: 0.05 },
  }),
  dd: stop([280, 1600, 2150], WIDE, [[2600, 1200, 0.4]], {
    seconds: 0.05,
    voicing: 0.25,
    release: { burst: 0.008, breath: 0 },
  }),
  p: stop(LABIAL, WIDE, LIPS, { seconds: 0.07, coarticulation: 0.45, release: { burst: 0.01, breath: 0.012 } }),
  b: stop(LABIAL, WIDE, LIPS, {
    seconds: 0.06,
    voicing: 0.25,
    coarticulation: 0.4,
    release: { burst: 0.008, breath: 0 },
  }),
  bh: stop(LABIAL, WIDE, LIPS, {
    seconds: 0.06,
    voicing: 0.25,
    coarticulation: 0.4,
    release: { burst: 0.01, breath: 0.05 },
  }),
  r: consonant("approximant", [400, 1450, 2350], [80, 110, 160], {
    seconds: 0.03,
    voicing: 0.55,
    coarticulation: 0.4,
    transition: 0.03,
  }),
};

export const isVowel = (name: string): boolean => phoneme(name).kind === "vowel";

/** Sounds that both languages share go by their English name. */
const SAME: Readonly<Record<string, string>> = {
  m: "M",
  n: "N",
  ng: "NG",
  s: "S",
  sh: "SH",
  z: "Z",
  h: "HH",
  y: "Y",
  v: "V",
  l: "L",
  j: "JH",
};

/** @throws {RangeError} for a name that is not in the tables. */
export function phoneme(name: string): Vowel | Consonant {
  const found = PHONEMES[SAME[name] ?? name];
  if (!found) throw new RangeError(`There is no sound "${name}".`);
  return found;
}
