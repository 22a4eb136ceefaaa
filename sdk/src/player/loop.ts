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

/** How early the timer at a loop's end may come, in seconds. */
const TIMER_TOLERANCE = 0.03;

/** Whether a time is at a loop's end or past it. */
export function isAtEnd({ end }: Loop, seconds: number): boolean {
  return seconds >= end - TIMER_TOLERANCE;
}
