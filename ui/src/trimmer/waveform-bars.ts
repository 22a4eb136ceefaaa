import WaveformData from "waveform-data";

/** Width of a block of the waveform, in CSS pixels. */
export const BLOCK_WIDTH_PX = 4;
/** Width of the bar in its block, as a share of the block. */
export const BAR_WIDTH = 0.5;

/** A stretch of time, in seconds. */
export interface Stretch {
  start: number;
  end: number;
}

/** One bar: where its block begins (CSS pixels), how loud it is (0 to 1), and the time of its middle (seconds). */
export interface Bar {
  x: number;
  level: number;
  time: number;
}

/** Loudness of every point of the picture, 0 to 1, where 1 is the loudest of the song. */
export type Levels = { values: Uint8Array; loudest: number; pointsPerSecond: number };

/** Reads waveform data once, so that drawing only looks things up. */
export function levelsOf(waveform: ArrayBuffer): Levels {
  const data = WaveformData.create(waveform);
  const channel = data.channel(0);
  const values = new Uint8Array(data.length);
  let loudest = 1;
  for (let point = 0; point < values.length; point += 1) {
    const level = Math.max(channel.max_sample(point), -channel.min_sample(point));
    values[point] = level;
    if (level > loudest) loudest = level;
  }
  return { values, loudest, pointsPerSecond: data.sample_rate / data.scale };
}

/**
 * The bars of a view. Blocks are counted from the song's start, so that they travel with the song when it is scrolled
 * instead of changing under the eye.
 */
export function barsOf(levels: Levels, view: Stretch, width: number): Bar[] {
  const seconds = ((view.end - view.start) / width) * BLOCK_WIDTH_PX;
  if (!(seconds > 0) || !Number.isFinite(seconds)) return [];
  const first = Math.floor(view.start / seconds + 1e-6);
  const duration = levels.values.length / levels.pointsPerSecond;
  const bars: Bar[] = [];
  for (let block = first; block * seconds < Math.min(view.end, duration); block += 1) {
    const from = Math.floor(block * seconds * levels.pointsPerSecond);
    const to = Math.max(from + 1, Math.floor((block + 1) * seconds * levels.pointsPerSecond));
    let level = 0;
    for (let point = from; point < to; point += 1) level = Math.max(level, levels.values[point] ?? 0);
    bars.push({
      x: ((block * seconds - view.start) / seconds) * BLOCK_WIDTH_PX,
      level: level / levels.loudest,
      time: (block + 0.5) * seconds,
    });
  }
  return bars;
}
