/** What lies over the edges of the stage, CSS pixels from each of them: the dancers are framed in what is left. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Size {
  width: number;
  height: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The dancers are never framed in less than this share of the stage's width or height. */
const LEAST_SHARE = 0.25;
/** How long the dancers take to come into another frame. Seconds. */
const FRAMING_SECONDS = 0.35;
const SIDES = ["top", "right", "bottom", "left"] as const;

/** Insets that go to others in a short time. */
export class MovingInsets {
  readonly #shown: Insets = { ...NO_INSETS };
  #from = NO_INSETS;
  #goal = NO_INSETS;
  #share = 1;

  /** What is shown at the moment; the same object at all times. */
  get shown(): Readonly<Insets> {
    return this.#shown;
  }

  /** Where they go. */
  get goal(): Readonly<Insets> {
    return this.#goal;
  }

  /** @param atOnce Whether they jump there. */
  goTo(goal: Insets, atOnce: boolean): void {
    this.#from = { ...this.#shown };
    this.#goal = { ...goal };
    this.#share = atOnce ? 1 : 0;
    this.#show();
  }

  /** @returns whether they have moved. */
  advance(seconds: number): boolean {
    if (this.#share === 1) return false;
    this.#share = Math.min(1, this.#share + seconds / FRAMING_SECONDS);
    this.#show();
    return true;
  }

  #show(): void {
    const eased = this.#share * this.#share * (3 - 2 * this.#share);
    for (const side of SIDES) this.#shown[side] = this.#from[side] + eased * (this.#goal[side] - this.#from[side]);
  }
}

/** The part of a stage that insets leave, CSS pixels from its upper left corner. */
export function frameWithin(
  { width, height }: Size,
  { top, right, bottom, left }: Insets,
): Size & { left: number; top: number } {
  const across = Math.max(LEAST_SHARE * width, width - left - right);
  const down = Math.max(LEAST_SHARE * height, height - top - bottom);
  return { left: Math.min(left, width - across), top: Math.min(top, height - down), width: across, height: down };
}
