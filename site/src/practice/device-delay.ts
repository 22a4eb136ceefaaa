/** By how much camera and loudspeaker of this device are late in all: measured once by claps. It belongs to the device. */
const KEY = "nataraj-practice-delay";

/** Seconds; undefined while nobody has measured it, or where the browser keeps nothing. */
export function readDelay(): number | undefined {
  try {
    const text = localStorage.getItem(KEY);
    const seconds = text === null ? Number.NaN : Number(text);
    return Number.isFinite(seconds) ? seconds : undefined;
  } catch {
    return undefined;
  }
}

/** Where the browser keeps nothing the delay is known until the page is left. */
export function keepDelay(seconds: number): void {
  try {
    localStorage.setItem(KEY, String(seconds));
  } catch {
    // A private window: the page has it.
  }
}
