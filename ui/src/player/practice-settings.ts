import { DELAY_LIMIT, RATE_LIMITS } from "@nataraj/sdk";
import { VIEWS, type View } from "../dancer/stage/views.ts";

/** What this person has chosen to learn dances with, on this device. */
export interface PracticeSettings {
  rate: number;
  mirrored: boolean;
  /** By how many seconds the sound comes late. */
  delay: number;
  /** Whether the count of eight is shown. */
  counts: boolean;
  /** Undefined where none was chosen. */
  view: View | undefined;
}

const KEY = "nataraj-practice";
const USUAL: PracticeSettings = { rate: 1, mirrored: false, delay: 0, counts: true, view: undefined };

/** What was kept; what is usual in place of all that was not, or makes no sense. */
export function readPractice(): PracticeSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // Storage is forbidden, or holds something else.
  }
  const { rate, mirrored, delay, counts, view } = (stored ?? {}) as Record<string, unknown>;
  const number = (value: unknown, low: number, high: number, usual: number) =>
    typeof value === "number" && value >= low && value <= high ? value : usual;
  return {
    rate: number(rate, ...RATE_LIMITS, USUAL.rate),
    mirrored: mirrored === true,
    delay: number(delay, 0, DELAY_LIMIT, USUAL.delay),
    counts: counts !== false,
    view: VIEWS.find((each) => each === view),
  };
}

/** Keeps what is named on this device; the rest stays. */
export function keepPractice(change: Partial<PracticeSettings>): void {
  const before = readPractice();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, ...change }));
  } catch {
    // It lasts as long as the page.
  }
}

/** Forgets all of it. */
export function forgetPractice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
