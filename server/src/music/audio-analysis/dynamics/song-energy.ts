import { numberAt } from "@nataraj/sdk/arrays";

/** A song whose bars differ by less than the first (decibels) has no dynamics; from the second on it has its full range. */
const RANGE = { none: 3, full: 6 } as const;
/** The energy of a song without dynamics stays within `reach` of the middle. */
const FLAT = { middle: 0.6, reach: 0.1 } as const;
/** Half of the energy is the loudness itself, half how many beats are quieter. */
const RANKED = 0.5;
/** Loudness that differs by this is hardly told apart, decibels. */
const LOUDNESS_SPREAD_DB = 0.75;
/** Shares of the song that are quieter than its quietest bar counts for, and than its loudest. */
const ENDS = [0.04, 0.96] as const;

/**
 * Energy of each beat against its own song, 0 the quietest and 1 the loudest bar. Mastered music is loud throughout: so
 * half of the energy is the rank of its loudness, which still tells verse from chorus.
 * @param loudness Of each beat, LUFS, smoothed.
 * @param bars Of each bar, LUFS.
 */
export function songEnergy(loudness: readonly number[], bars: readonly number[]): number[] {
  const [low, high] = rangeOf(bars.length >= 4 ? bars : loudness);
  const range = Math.max(1e-6, high - low);
  const share = clamp((range - RANGE.none) / (RANGE.full - RANGE.none));
  const middle = FLAT.middle + (0.5 - FLAT.middle) * share;
  const reach = FLAT.reach + (0.5 - FLAT.reach) * share;
  const ranks = smoothRanks(loudness);
  return loudness.map((value, i) => {
    const energy = (1 - RANKED) * clamp((value - low) / range) + RANKED * numberAt(ranks, i);
    return middle + (2 * energy - 1) * reach;
  });
}

/** The loudness between which a song moves: its quietest and loudest, single bars apart. LUFS. */
export function rangeOf(loudness: readonly number[]): [low: number, high: number] {
  const sorted = loudness.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return [at(ENDS[0]), at(ENDS[1])];
}

/** Share of the beats that are quieter, where nearly equal ones count by half: 0 the quietest, 1 the loudest. */
function smoothRanks(loudness: readonly number[]): number[] {
  const ranks = loudness.map((value) =>
    loudness.reduce((sum, other) => sum + 1 / (1 + Math.exp((other - value) / LOUDNESS_SPREAD_DB)), 0),
  );
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  return ranks.map((rank) => (most - least > 1e-9 ? (rank - least) / (most - least) : 0.5));
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
