import type { ClipInstance } from "../../sequence/clip-instance.ts";

/** Half the length of a crossfade, seconds. */
const FADE = 0.25;
/** How much of half a crossfade comes ahead of the join. */
const EARLY = 0.8;

/** Where one runs into the next: the middle of the crossfade and half its length, seconds. */
export interface Crossfade {
  time: number;
  fade: number;
  /** Of arms that go from one shape to the next without the rests between them: when the one is left, and the other reached. */
  shapes?: { left: number; reached: number };
}

/** The join of two neighbours. */
export function crossfadeBetween(a: ClipInstance, b: ClipInstance): Crossfade {
  // A dance is in its first pose on its first beat; at the very start of the song it rises from idling after it.
  if (a.idle && !b.idle) return { time: Math.max(b.start - FADE, FADE), fade: FADE };
  const fade = fadeBetween(a, b);
  // The first pose of a move is reached on its first beat, not after it.
  return { time: a.idle || b.idle ? a.end : a.end - EARLY * fade, fade };
}

/** Half the crossfade between two neighbours, seconds; 0 where one runs into the other without a seam. */
function fadeBetween(a: ClipInstance, b: ClipInstance): number {
  if (b.idle && !a.idle) {
    // The arms come down on the half beat after the last.
    const beat = (a.end - a.start) / ((a.to - a.from) * a.density);
    return beat / 2;
  }
  if (a.move === b.move && a.idle) return 0;
  if (a.source === b.source && a.source.loop && a.mirrored === b.mirrored && a.style === b.style && a.grid === b.grid)
    return 0;
  return FADE;
}
