/** A part of the song that is played over and over, in seconds. */
export interface Loop {
  start: number;
  end: number;
}

/** A loop shorter than this cannot be danced, nor told from a slip of the hand; seconds. */
export const SHORTEST_LOOP = 0.5;

/** Sets two marks right: in order, and inside the song. Undefined where no loop is left that could be played. */
export function loopBetween({ start, end }: Loop, duration: number): Loop | undefined {
  const loop = { start: Math.max(0, Math.min(start, end)), end: Math.min(duration, Math.max(start, end)) };
  return loop.end - loop.start >= SHORTEST_LOOP ? loop : undefined;
}
