import { clamp, smootherstep } from "../math/curves.ts";
import { type ClipInstance, moveBeat } from "../sequence/clip-instance.ts";

/** How much of a half beat a full snap holds at each end. */
const HELD = 0.24;

/** Shapes time within each half beat: a quick way between two holds, or a late leave. Both arrive on the beat. */
function shapeBeat(beat: number, snap: number): number {
  if (snap === 0) return beat;
  const half = Math.floor(beat * 2);
  const part = beat * 2 - half;
  const hold = HELD * Math.abs(snap);
  const shaped =
    snap > 0
      ? smootherstep((part - hold) / (1 - 2 * hold))
      : 1 - smootherstep(clamp((1 - part) / (1 - 2 * hold), 0, 1));
  return (half + part + (shaped - part) * Math.abs(snap)) / 2;
}

/** Where in a clip it is at a time; the same for all channels with the same lag. */
export interface ClipTime {
  /** Beat of the move. */
  beat: number;
  /** Beat of the groove, the looping layer of the style. */
  groove: number;
  /** The same in half time. */
  slowGroove: number;
}

/** out = where in a clip it is at a time, seconds; its beats are shaped by the style's snap. */
export function clipTimeAt(clip: ClipInstance, t: number, out: ClipTime): void {
  const { style, density, grid } = clip;
  const beat = moveBeat(clip, t);
  const late = style.late * (clip.move.beats / ((clip.to - clip.from) * density));
  const { jumps, hands } = clip.move;
  // A flight, or a body on its hands, takes the time that it takes.
  out.beat = shapeBeat(beat - late, hands.length + jumps.length > 0 ? 0 : style.snap);
  const groove = grid.beatAt(t) * density - style.late;
  out.groove = around(groove, style.beats);
  out.slowGroove = around(groove / 2, style.beats);
}

function around(groove: number, beats: number): number {
  return beats === 0 ? 0 : groove - Math.floor(groove / beats) * beats;
}
