import { numberAt } from "@nataraj/sdk/arrays";

/** Bars on beats. */
export interface Bars {
  /** Position of each beat in its bar; 0 begins one. */
  positions: number[];
  /** Beats of most bars. */
  meter: number;
}

/** The lengths of bars that are considered, in beats, and what it costs that bars of this length begin. */
const LENGTHS = [
  { beats: 4, cost: 0 },
  { beats: 3, cost: 1 },
  { beats: 2, cost: 4 },
  { beats: 5, cost: 4 },
  { beats: 7, cost: 4 },
] as const;
/** Cost of each bar of two beats: twice as many bars as of four find support by chance twice as often. */
const SHORT_BAR = 0.85;
/** Cost of a change from one length to another, as where a beat is dropped: there and back. */
const CHANGE_COST = 9;
/**
 * The log-odds of a beat that tells nothing, weighted by `EVIDENCE_WEIGHT` of find-bars.ts: about one beat of three to four
 * begins a bar. The evidence of a beat is its distance from this. With more, bars of many beats would be likeliest where
 * nothing is heard. With less, faint bars of seven would be taken for bars of three or four.
 */
const NO_EVIDENCE = -0.5;
/**
 * No beat speaks more than this against a bar or for it, in log-odds: a few wrong ones do not outweigh all others. What
 * speaks against is believed a little less: in a part of a song bars may well begin with nothing.
 */
const MAX_EVIDENCE = { against: 3, for: 4 } as const;

/**
 * The most likely bars, by dynamic programming over the beats that may begin one. Bars keep their length as a rule. Where
 * they do not, that costs what a change costs, and the bars after it are found as well as those before.
 * @param odds log-odds that each beat begins a bar
 */
export function decodeBarLengths(odds: readonly number[]): Bars {
  const count = LENGTHS.length;
  const best: number[] = [];
  const from: number[] = [];
  for (const [beat, value] of odds.entries()) {
    const gain = Math.max(-MAX_EVIDENCE.against, Math.min(MAX_EVIDENCE.for, value)) - NO_EVIDENCE;
    for (const [k, { beats, cost }] of LENGTHS.entries()) {
      // The first bar may be cut, so bars begin anywhere in the first one's length.
      let [score, origin] = [beat < beats ? -cost : Number.NEGATIVE_INFINITY, -1];
      for (const [other, before] of LENGTHS.entries()) {
        const along = before.beats <= beat ? numberAt(best, (beat - before.beats) * count + other) : undefined;
        const change = other === k ? 0 : CHANGE_COST + cost;
        if (along !== undefined && along - change > score) [score, origin] = [along - change, other];
      }
      best.push(score + gain - (beats === 2 ? SHORT_BAR : 0));
      from.push(origin);
    }
  }
  return traceBack(best, from, odds.length);
}

function traceBack(best: readonly number[], from: readonly number[], beats: number): Bars {
  const count = LENGTHS.length;
  let end = { score: Number.NEGATIVE_INFINITY, beat: 0, k: 0 };
  for (const [k, length] of LENGTHS.entries()) {
    // The last bar is the one that no further bar fits after.
    for (let beat = Math.max(0, beats - length.beats); beat < beats; beat++) {
      const score = numberAt(best, beat * count + k);
      if (score > end.score) end = { score, beat, k };
    }
  }
  const positions = Array.from({ length: beats }, () => 0);
  const numbers = LENGTHS.map(() => 0);
  let { beat, k } = end;
  let next = beats;
  while (beats > 0) {
    for (let i = beat; i < next; i++) positions[i] = i - beat;
    numbers[k] = numberAt(numbers, k) + 1;
    next = beat;
    const origin = numberAt(from, beat * count + k);
    if (origin < 0) break;
    k = origin;
    beat -= beatsOf(k);
  }
  // What lies before the first bar is the end of a bar like it.
  const first = beatsOf(k);
  for (let i = 0; i < next; i++) positions[i] = (first - ((next - i) % first)) % first;
  const most = LENGTHS.reduce(
    (usual, { beats: own }, i) => {
      const weight = own * numberAt(numbers, i);
      return weight > usual.weight ? { weight, own } : usual;
    },
    { weight: 0, own: 4 as number },
  );
  return { positions, meter: most.own };
}

function beatsOf(k: number): number {
  return (LENGTHS[k] ?? LENGTHS[0]).beats;
}
