import { channelIndex } from "../format/channels.ts";
import { type Curve, evaluateCurve } from "../format/curve.ts";
import { lerp } from "../math/curves.ts";
import { layer, type Moment } from "./layer.ts";

const TURN = channelIndex("turn");

/** What the style does beneath every move. */
export const groove = layer({
  name: "groove",
  says: "Lets the style's own line run beneath the move: added to the body, in the place of arms and hands that the move leaves free.",
  shapes: ({ index }) => index !== TURN,
  settings: {},
  add(value, moment) {
    const { clip, channel, gain, kept, free, onFeet, curve } = moment;
    const { style, move } = clip;
    const own = style.curves[channel.index];
    if (!own) return value;
    const line = lineAt(own, moment);
    if (channel.group === "arms" || channel.group === "hands") {
      const all = (1 - kept) * onFeet;
      const share = (channel.group === "arms" ? style.arms : style.hands) * all;
      const answered = channel.rest + (line - channel.rest) * gain;
      return value + (answered - value) * (curve ? share : Math.max(share, all));
    }
    // Feet that fly do not rise on their balls.
    const rises = channel.group === "legs" && move.jumps.length > 0 ? 0 : 1;
    return value + line * gain * free * rises * onFeet;
  },
});

function lineAt(line: Curve, { time, halfTime }: Moment): number {
  const full = halfTime < 1 ? evaluateCurve(line, time.groove) : 0;
  return halfTime === 0 ? full : lerp(full, evaluateCurve(line, time.slowGroove), halfTime);
}
