import { CHANNELS, type Channel } from "../format/channels.ts";
import { type Curve, evaluateCurve } from "../format/curve.ts";
import { meanOver, smoothstep } from "../math/curves.ts";
import { writtenAt } from "./gesture.ts";
import { layer } from "./layer.ts";

const SWEPT = ["raise", "fwd", "elbow"];
const swept = CHANNELS.map(({ name }) => SWEPT.includes(name.slice(0, -2)));
const middles = new WeakMap<Curve, number>();

/** Arms that go up and down go further up and further down, where poses that are larger all round would only bend elbows. */
export const sweep = layer({
  name: "sweep",
  says: "Lets arms go further to both sides of the middle of what is written, as far as the move says, in loud music.",
  shapes: ({ index }) => swept[index] ?? false,
  settings: {
    room: {
      value: 0.45,
      unit: "share of the way to the channel's bound that is used at most",
      range: [0, 1],
      answers: "joint limits",
    },
  },
  add(value, moment, { room }) {
    const { clip, channel, curve, level, onFeet } = moment;
    const share = clip.move.hands.length > 0 ? 0 : clip.sweep * clip.size * onFeet;
    if (!curve || share === 0) return value;
    const written = writtenAt(moment);
    const more = share * smoothstep(level) * (written - middleOf(curve, clip.move.beats));
    const [low, high] = boundsOf(channel);
    const most = room * Math.max(0, more > 0 ? high - written : written - low);
    return most === 0 ? value : value + most * Math.tanh(more / most);
  },
});

/** An arm does not swing behind the body. */
const boundsOf = ({ name, range: [low, high] }: Channel): readonly [number, number] =>
  name.startsWith("raise") ? [0, high] : [low, high];

/** The mean of a curve over its beats. */
function middleOf(curve: Curve, beats: number): number {
  let middle = middles.get(curve);
  if (middle === undefined) {
    const means = Array.from({ length: beats }, (_, beat) => meanOver(beat, beat + 1, (b) => evaluateCurve(curve, b)));
    middle = means.reduce((sum, value) => sum + value, 0) / beats;
    middles.set(curve, middle);
  }
  return middle;
}
