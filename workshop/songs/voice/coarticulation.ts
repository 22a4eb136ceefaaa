import { type Consonant, type Formants, phoneme, type Vowel } from "./phonemes.ts";
import type { TimedSound } from "./timing.ts";

/** Where the formants are at a time, seconds. */
interface Point {
  time: number;
  formants: Formants;
  bandwidths: Formants;
}

const OF_VOWELS: Formants = [75, 95, 140];
/** A diphthong's second half takes this long, seconds, or this share of a short one. */
const GLIDE = 0.16;
const SHARE_OF_GLIDE = 0.45;
/** Two vowels beside each other are joined in this time, seconds. */
const HIATUS = 0.09;

const mix = (a: Formants, b: Formants, share: number): Formants => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The ways of the formants through a row of sounds, as points between which they go smoothly. */
export function formantPoints(sounds: readonly TimedSound[]): Point[] {
  const points: Point[] = [];
  const add = (time: number, formants: Formants, bandwidths: Formants) => {
    const last = points.at(-1);
    points.push({ time: Math.max(time, (last?.time ?? time) + 0.001), formants, bandwidths });
  };
  const vowelAt = (i: number): Vowel | undefined => {
    const sound = sounds[i] && phoneme(sounds[i].name);
    return sound?.kind === "vowel" ? sound : undefined;
  };
  const transitionAt = (i: number): number => {
    const sound = sounds[i] && phoneme(sounds[i].name);
    return sound === undefined ? 0 : sound.kind === "vowel" ? HIATUS / 2 : sound.transition;
  };
  sounds.forEach(({ name, start, end }, i) => {
    const sound = phoneme(name);
    if (sound.kind === "vowel") {
      const [first, second] = [sound.targets[0] as Formants, sound.targets[1]];
      const length = end - start;
      const before = Math.min(transitionAt(i - 1), 0.4 * length);
      const after = Math.min(transitionAt(i + 1), 0.35 * length);
      add(start + before, first, OF_VOWELS);
      const arrival = end - after;
      if (second) {
        const glide = Math.min(GLIDE, SHARE_OF_GLIDE * length);
        add(Math.max(start + before + 0.01, arrival - glide), first, OF_VOWELS);
        add(arrival, second, OF_VOWELS);
      } else add(arrival, first, OF_VOWELS);
      return;
    }
    const { formants, bandwidths } = sound;
    const nearest = vowelNear(vowelAt, i);
    const before = vowelAt(i - 1)?.targets.at(-1) ?? nearest;
    const after = vowelAt(i + 1)?.targets[0] ?? nearest;
    const letGo = releaseOf(sound, sounds[i] as TimedSound);
    add(start, before ? mix(formants, before, sound.coarticulation) : formants, bandwidths);
    const target = after ? mix(formants, after, sound.coarticulation) : formants;
    if (sound.kind === "approximant") add(start + 0.7 * (end - start), target, bandwidths);
    else add(Math.max(start + 0.5 * (end - start), letGo), target, bandwidths);
  });
  return points;
}

/** The vowel that a consonant in a cluster leans to: the next, or else the one before. */
function vowelNear(vowelAt: (i: number) => Vowel | undefined, i: number): Formants | undefined {
  for (const step of [1, 2, 3]) {
    const next = vowelAt(i + step);
    if (next) return next.targets[0];
  }
  for (const step of [1, 2, 3]) {
    const last = vowelAt(i - step);
    if (last) return last.targets.at(-1);
  }
  return undefined;
}

/** When a stop is let go; for others their end. */
export function releaseOf({ release, seconds }: Consonant, { start, end, plain }: TimedSound): number {
  if (!release) return end;
  const breath = plain ? 0.01 : release.breath;
  const whole = seconds + release.burst + (release.friction ?? 0) + breath;
  return start + (end - start) * (seconds / whole);
}

/** Reads points as a smooth way; call it with growing times. */
export function follow(points: readonly Point[]): (time: number, out: Float64Array) => void {
  let i = 0;
  return (time, out) => {
    while (i + 1 < points.length && (points[i + 1] as Point).time <= time) i++;
    const a = points[i] as Point;
    const b = points[i + 1] ?? a;
    const linear = b === a ? 0 : Math.min(1, Math.max(0, (time - a.time) / (b.time - a.time)));
    const share = 0.5 - 0.5 * Math.cos(Math.PI * linear);
    for (let k = 0; k < 3; k++) {
      out[k] = (a.formants[k] as number) + ((b.formants[k] as number) - (a.formants[k] as number)) * share;
      out[k + 3] = (a.bandwidths[k] as number) + ((b.bandwidths[k] as number) - (a.bandwidths[k] as number)) * share;
    }
  };
}
