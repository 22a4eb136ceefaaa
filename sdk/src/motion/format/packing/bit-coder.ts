/** Contexts that callers number, from 0 on. */
const CONTEXTS = 512;
/** Bits of one number that are told apart. */
const PLACES = 64;
/** What a new number is made of, after where the bits are that say whether it is new. */
const DECIMALS = 24;
const SIGN = 28;
/** So many numbers of a context are remembered. */
const LATEST = 3;
/** Probabilities learn ever slower, but no slower than after so many bits. */
const SLOWEST = 25;

/**
 * Codes numbers one after the other, each as bits that are the cheaper the likelier they were: adaptive binary arithmetic
 * coding, as in LZMA. What is known before a number is coded is its context; each context learns its own probabilities.
 * Reader and writer go the same way: the writer passes the values, the reader passes none and gets those that were
 * written.
 */
export abstract class BitCoder {
  /** Of 65,536, how likely a 1 is, by context and place; and how often that was asked. */
  private readonly likely = new Uint16Array(4 * CONTEXTS * PLACES).fill(32_768);
  private readonly asked = new Uint8Array(4 * CONTEXTS * PLACES);
  /** By context: the numbers that came last. */
  private readonly latest: number[][] = [];
  /** The beat that was coded last. */
  beat = 0;
  /** What the last row sets, and the one before it. */
  rows: readonly [last: readonly unknown[], before: readonly unknown[]] = [[], []];
  /** Which sides each cell was set for. */
  readonly sides: number[] = [];
  /** Whether the last key runs through its value. */
  through = false;

  /** Codes a bit that is a 1 with a chance of 65,536. */
  protected abstract code(chance: number, bit: boolean): boolean;

  /** Yes or no. @param place Which bit of the number it is. */
  flag(context: number, flag = false, place = 0): boolean {
    const at = context * PLACES + place;
    const chance = this.likely[at] ?? 0;
    const asked = this.asked[at] ?? 0;
    const coded = this.code(chance, flag);
    this.likely[at] = Math.min(65_000, Math.max(536, chance + ((coded ? 65_536 : 0) - chance) / (asked + 1.8)));
    if (asked < SLOWEST) this.asked[at] = asked + 1;
    return coded;
  }

  /** One of 2 ** `bits`, which are 64 at most. */
  choice(context: number, bits: number, choice = 0, place = 0): number {
    let node = 1;
    for (let left = bits - 1; left >= 0; left--)
      node = 2 * node + Number(this.flag(context, ((choice >> left) & 1) === 1, place + node));
    return node - (1 << bits);
  }

  /** A whole number from 0 on (Elias's gamma code). */
  natural(context: number, value = 0): number {
    let bits = 0;
    while (this.flag(context, (value + 1) >> (bits + 1) > 0, bits)) bits++;
    let coded = 1;
    for (let left = bits - 1; left >= 0; left--)
      // The first two bits below the highest one are worth learning.
      coded =
        2 * coded +
        Number(
          this.flag(context, (((value + 1) >> left) & 1) === 1, coded < 4 && bits < 11 ? 16 + 4 * bits + coded : 63),
        );
    return coded - 1;
  }

  /** A number with at most two decimals. What the context had lately costs little, and so does its negative. */
  number(context: number, value = 0): number {
    const latest = this.latest[context] ?? [];
    const coded = this.known(context, latest, value) ?? this.newNumber(context, value);
    this.latest[context] = [coded, ...latest.filter((each) => each !== coded && each !== -coded)].slice(0, LATEST);
    return coded;
  }

  private known(context: number, latest: readonly number[], value: number): number | undefined {
    let place = 0;
    for (const each of latest) {
      if (this.flag(context, each === value, place++)) return each;
      if (each && this.flag(context, -each === value, place++)) return -each;
    }
    return undefined;
  }

  private newNumber(context: number, value: number): number {
    const hundredths = Math.round(Math.abs(value) * 100);
    let decimals = 2;
    if (this.flag(context, hundredths % 100 === 0, DECIMALS)) decimals = 0;
    else if (this.flag(context, hundredths % 10 === 0, DECIMALS + 1)) decimals = 1;
    const unit = 10 ** decimals;
    const negative = this.flag(context, value < 0, SIGN);
    const size = this.natural(context + CONTEXTS * (1 + decimals), (hundredths * unit) / 100) / unit;
    return negative ? -size : size;
  }
}
