import { CHANNELS, type Channel, channelIndex } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { lerp, smoothstep } from "../math/curves.ts";
import { channelGain, halfTimeShare } from "../sequence/answer.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import { HANDS_TAKE } from "../sequence/mark-move.ts";
import type { ClipTime } from "../tracks/clip-time.ts";
import { CLIP_LAYERS, layersByChannel, type MotionSettings } from "./index.ts";
import type { Moment } from "./layer.ts";

const Y = channelIndex("y");

/** The value of a channel of a clip at a time, seconds. */
export type Evaluate = (clip: ClipInstance, channel: Channel, t: number, time: ClipTime) => number;

/** Evaluates channels by the layers, one after the other. It is quickest where channels of one time follow each other. */
export function evaluator(settings: MotionSettings): Evaluate {
  const layers = layersByChannel(settings);
  const moment = { t: Number.NaN } as Moment;
  return (clip, channel, t, time) => {
    if (moment.clip !== clip || moment.t !== t) tellTime(moment, clip, t, time, settings);
    moment.time = time;
    tellChannel(moment, channel, settings);
    let value = channel.rest;
    for (const { layer, values } of layers[channel.index] ?? []) value = layer.add(value, moment, values);
    return value;
  };
}

function tellTime(moment: Moment, clip: ClipInstance, t: number, time: ClipTime, { answer }: MotionSettings): void {
  const { move, style, intensity } = clip;
  moment.clip = clip;
  moment.t = t;
  // A move on the hands is danced as it is written: hands and feet come down where its body takes them.
  moment.level = move.hands.length > 0 ? 1 : Math.min(1, intensity.level(t));
  moment.halfTime = halfTimeShare(style.response, moment.level, answer);
  moment.onFeet = 1 - handSupport(move, time.beat);
}

function tellChannel(moment: Moment, channel: Channel, { answer }: MotionSettings): void {
  const { clip, level } = moment;
  const own = clip.mirrored ? channel.mirror : channel.index;
  moment.channel = channel;
  moment.own = own;
  moment.curve = clip.move.curves[own];
  moment.kept = clip.move.keeps[own] ?? 0;
  // A move that bounces by itself takes on as little of another bounce as of what it keeps.
  const bounces = channel.index === Y && moment.curve ? answer.partly : 1;
  moment.free = lerp(1, answer.partly, moment.kept) * bounces;
  moment.gain = channelGain(clip, channel, moment.kept, level, answer);
}

/** How much a move stands on its hands, 0 to 1, a moment before they touch the floor. What is for a standing body fades with it. */
function handSupport({ hands }: CompiledMove, beat: number): number {
  let most = 0;
  for (const { start, end } of hands) {
    const [since, left] = [beat - start + 3 * HANDS_TAKE, end - beat + 3 * HANDS_TAKE];
    most = Math.max(most, Math.min(smoothstep(since), smoothstep(left)));
  }
  return most;
}

/** Whether nothing moves a channel of a clip: its value is the same from the beginning to the end. */
export function isStill(clip: ClipInstance, { index, mirror }: Channel): boolean {
  const { move, style, mirrored, envelopes } = clip;
  if (move.curves[mirrored ? mirror : index] || style.curves[index]) return false;
  return move.hands.length === 0 && !envelopes?.length && !MOVED_ALONE[index];
}

/** Channels that a layer moves even where neither move nor style says anything. */
const MOVED_ALONE = CHANNELS.map((channel) => CLIP_LAYERS.some((layer) => layer.movesAlone && layer.shapes(channel)));
