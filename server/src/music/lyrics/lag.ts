/** Transcribers give word starts that are late by this. Seconds, measured on 17 songs. */
const LAG_SECONDS = 0.2;

interface Timed {
  start: number;
  end: number;
}

/** A line or a word as it is sung: moved by the transcribers' lag. */
export function withoutLag<T extends Timed>({ start, end, ...rest }: T): T {
  return { ...rest, start: start - LAG_SECONDS, end: end - LAG_SECONDS } as T;
}
