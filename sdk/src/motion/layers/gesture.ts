import { channelIndex } from "../format/channels.ts";
import { evaluateCurve } from "../format/curve.ts";
import { lerp } from "../math/curves.ts";
import { halfTime, halfTimeBounce } from "./half-time.ts";
import { layer, type Moment } from "./layer.ts";

const Y = channelIndex("y");
const TURN = channelIndex("turn");

/** What the move says, from rest, as large as the style, the tempo and the music let it be. */
export const gesture = layer({
  name: "gesture",
  says: "Dances what the move says: smaller in quiet music, and there in half time.",
  shapes: ({ index }) => index !== TURN,
  settings: {},
  add(value, moment) {
    const { clip, channel, curve, gain, onFeet } = moment;
    if (!curve) return value;
    const { style, size, bounce } = clip;
    const shaped = (channel.index === Y ? bounce : size) * (style.size[channel.index] ?? 0) * gain;
    return value + (writtenAt(moment) - channel.rest) * lerp(size, shaped, onFeet);
  },
});

/** The value that the move writes for a channel, on the clip's side. */
export function writtenAt({ clip, channel, curve, time, halfTime: half, onFeet }: Moment): number {
  if (!curve) return channel.rest;
  const { move, source } = clip;
  const beat = move.loop ? time.beat - Math.floor(time.beat / move.beats) * move.beats : time.beat;
  const share = half * onFeet;
  const sign = clip.mirrored ? channel.mirrorSign : 1;
  const full = share < 1 ? evaluateCurve(curve, beat) : 0;
  if (share === 0) return sign * full;
  const slow = channel.index === Y ? halfTimeBounce(curve, beat, source) : halfTime(curve, beat, source);
  return sign * lerp(full, slow, share);
}
