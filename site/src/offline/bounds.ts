/** How many dances are kept, and how much they may take: songs are most of it. Bytes. */
const MOST_DANCES = 12;
const MOST_BYTES = 80 * 2 ** 20;
/** A kept dance is removed if it was not opened for this long. Milliseconds. */
const LONGEST = 60 * 24 * 3_600_000;

/** What decides whether a kept dance stays. */
export interface KeptSize {
  /** When it was opened last, milliseconds since 1970. */
  openedAt: number;
  bytes: number;
}

/** The kept dances that are to be removed, because they are too many, too large together or too old: those opened longest ago. */
export function beyondBounds<Kept extends KeptSize>(kept: readonly Kept[], now: number): Kept[] {
  let bytes = 0;
  let count = 0;
  return [...kept]
    .sort((a, b) => b.openedAt - a.openedAt)
    .filter((dance) => {
      const fits = count < MOST_DANCES && bytes + dance.bytes <= MOST_BYTES && now - dance.openedAt < LONGEST;
      if (!fits) return true;
      count += 1;
      bytes += dance.bytes;
      return false;
    });
}
