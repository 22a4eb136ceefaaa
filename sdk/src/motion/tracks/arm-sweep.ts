import { CHANNELS, type ChannelWord } from "../format/channels.ts";
import { type Curve, evaluateCurve } from "../format/curve.ts";
import { smoothstep } from "../math/curves.ts";

/** Arms sweep further above the first intensity, and furthest at the second. */
const FROM = 0.3;
const FULL = 0.75;
/** How far each channel of an arm takes part, and between which values it stays, degrees. */
const SWEPT: Partial<Record<ChannelWord, { share: number; low: number; high: number }>> = {
  raise: { share: 1, low: 0, high: 165 },
  fwd: { share: 1, low: -60, high: 120 },
  elbow: { share: 0.8, low: 4, high: 128 },
};
/** No value goes further than this share of its way to a bound. */
const WAY = 0.75;
/** Samples a beat for a curve's middle. */
const SAMPLES = 8;

const swept = CHANNELS.map(({ name }) => SWEPT[(name.split(".")[0] ?? name) as ChannelWord]);
const middles = new WeakMap<Curve, number>();

/** Whether a channel is one that sweeps. */
export function sweeps(c: number): boolean {
  return swept[c] !== undefined;
}

/**
 * How much further from the middle of its curve a channel of an arm is in loud music: arms that go up and down go further
 * up and further down, where poses that are larger all round would only bend elbows the wrong way. Degrees to add.
 * @param value Where the curve is, degrees.
 * @param beats Length of the curve.
 * @param sweep How far at most, as a share of what is written.
 */
export function sweptBy(c: number, value: number, curve: Curve, beats: number, sweep: number, level: number): number {
  const { share, low, high } = swept[c] ?? { share: 0, low: 0, high: 0 };
  if (share === 0 || sweep === 0 || level <= FROM) return 0;
  const more = share * sweep * smoothstep((level - FROM) / (FULL - FROM)) * (value - middleOf(curve, beats));
  const room = WAY * Math.max(0, more > 0 ? high - value : value - low);
  return room === 0 ? 0 : room * Math.tanh(more / room);
}

/** The mean of a curve over its beats. */
function middleOf(curve: Curve, beats: number): number {
  let middle = middles.get(curve);
  if (middle === undefined) {
    const values = Float64Array.from({ length: beats * SAMPLES }, (_, i) => evaluateCurve(curve, i / SAMPLES));
    middle = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    middles.set(curve, middle);
  }
  return middle;
}
