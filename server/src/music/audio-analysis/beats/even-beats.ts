/** Tempo of the beats for music that has none: a calm walk. Beats a minute. */
const CALM = 96;

/** Beats at even distances for music without a beat, four to a bar, from the start to the end of the clip. */
export function evenBeats(
  duration: number,
  tempo: number = CALM,
): { times: number[]; positions: number[]; meter: number } {
  const count = Math.max(1, Math.ceil((duration * tempo) / 60 - 1e-6));
  const times = Array.from({ length: count }, (_, i) => (i * 60) / tempo);
  return { times, positions: times.map((_, i) => i % 4), meter: 4 };
}
