import { CHANNELS, type Channel, channelIndex, channelNamed } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { type Curve, evaluateCurve } from "../format/curve.ts";
import { clamp, lerp, RADIANS, smoothstep, softLimit } from "../math/curves.ts";
import { type AdditiveEnvelope, type ClipInstance, moveBeat } from "../sequence/clip-instance.ts";
import { turnsRound } from "../sequence/turns-round.ts";
import { bounceGain, gainAt, groupGain, halfTimeShare } from "../styles/response.ts";
import { carriedBy } from "./arm-carriage.ts";
import { sweeps, sweptBy } from "./arm-sweep.ts";
import type { ClipTime } from "./clip-time.ts";
import { halfTime, halfTimeBounce } from "./half-time.ts";

/** Beats in which a style gives way to hands that come to carry the body; done 0.4 of them before. */
const HANDS_TAKE = 0.9;
/** How much less the style's groove moves channels that a move keeps. */
const KEPT_GROOVE = 0.5;
/** How much less the style's posture shows in arms that a move keeps: hands that meet go on meeting. */
const KEPT_POSTURE = 0.7;
/** How much of the style's bounce is added to a move that has one of its own. */
const OWN_BOUNCE = 0.45;
const Y = channelIndex("y");
const TURN = channelIndex("turn");
const TWIST = channelIndex("twist");
const LOOK = channelIndex("look");
const TILT = channelIndex("tilt");
const BEND = channelIndex("bend");
const HEIGHT = channelNamed("y");
/** The hips are so much lower than at rest in the middle of a bounce, centimetres. */
const MIDDLE = 4;

/** How much a move stands on its hands, 0 to 1. A style's stance and arms are for a standing body, so they fade with it. */
function handSupport({ hands }: CompiledMove, beat: number): number {
  let most = 0;
  for (const { start, end } of hands)
    most = Math.max(
      most,
      Math.min(smoothstep((beat - start) / HANDS_TAKE + 1.4), smoothstep((end - beat) / HANDS_TAKE + 1.4)),
    );
  return most;
}

/** The value of a channel of a clip at a time, seconds: the move, done in the style's way. */
export function evaluateChannel(clip: ClipInstance, channel: Channel, t: number, clipTime: ClipTime): number {
  const { move, style, mirrored, size, bounce } = clip;
  const { index: c, rest } = channel;
  const own = mirrored ? channel.mirror : c;
  const sign = mirrored ? channel.mirrorSign : 1;
  const curve = move.curves[own];
  if (c === TURN) {
    if (clip.idle) return idleHeading(clip, t);
    // The feet turn with it, and they are not shaped by the style.
    const through = clamp(moveBeat(clip, t), 0, move.beats);
    return clip.root.turn + (curve ? sign * turnedBy(curve, through, clip) * clip.turning : 0);
  }
  const beat = move.loop ? clipTime.beat - Math.floor(clipTime.beat / move.beats) * move.beats : clipTime.beat;
  const onHands = handSupport(move, clipTime.beat);
  const { gain: answer, halfTime, level } = answerTo(clip, channel, own, t);
  const written = curve ? sign * gestureAt(curve, beat, clip.source, c, halfTime * (1 - onHands)) - rest : 0;
  const gain = (c === Y ? bounce : size) * (style.size[c] ?? 0) * answer;
  const swells = (1 + SWELLS_LOUD * level) * size * size;
  const gesture = swollen(c, written, (1 - (move.keeps[own] ?? 0)) * swells);
  const shown = channel.group === "arms" ? 1 - KEPT_POSTURE * (move.keeps[own] ?? 0) : 1;
  const value =
    rest +
    (gatheredTo(clip, c, t, clipTime) + turnedWith(clip, c, t)) * (1 - onHands) +
    (style.posture[c] ?? 0) * shown * (1 - onHands) +
    gesture * lerp(gain, size, onHands) +
    (curve && sweeps(c) ? sweptBy(c, written + rest, curve, move.beats, clip.sweep * size * (1 - onHands), level) : 0) +
    (c === Y ? tallerBy(clip) : 0) +
    (clip.envelopes ? envelopeSum(clip.envelopes, c, t) : 0);
  const layer = style.curves[c];
  if (!layer) {
    if (c === BEND) return rounded(clip, value, t, clipTime);
    return channel.group === "arms" ? value + carriedBy(c, value, level) * shown * (1 - onHands) : value;
  }
  const kept = lerp(move.keeps[own] ?? 0, 1, onHands);
  const line = lineAt(layer, clipTime, halfTime);
  if (channel.group === "arms" || channel.group === "hands") {
    const share = (channel.group === "arms" ? style.arms : style.hands) * (1 - kept);
    const answered = rest + (line - rest) * answer;
    const posed = value + (answered - value) * (curve ? share : Math.max(share, 1 - kept));
    return posed + carriedBy(c, posed, level) * shown * (1 - onHands);
  }
  // Where the move dips by itself, the style's bounce is only an accent on it; feet that fly do not rise on their balls.
  const accent = c === Y && curve ? OWN_BOUNCE : channel.group === "legs" && move.jumps.length > 0 ? 0 : 1;
  const grooved =
    value + swollen(c, line, (1 - kept) * swells) * answer * (1 - KEPT_GROOVE * kept) * accent * (1 - onHands);
  return c === BEND ? rounded(clip, grooved, t, clipTime) : grooved;
}

/** How a channel answers the music: how large it is, and how far it goes in half time. */
interface Answer {
  gain: number;
  halfTime: number;
  /** The intensity, 0 without one. */
  level: number;
}
const answer: Answer = { gain: 1, halfTime: 0, level: 0 };

function answerTo(
  { intensity, move, source, style, vigour }: ClipInstance,
  { index, group }: Channel,
  own: number,
  t: number,
): Answer {
  answer.gain = 1;
  answer.halfTime = 0;
  answer.level = 0;
  // A move on the hands is danced as it is written: hands and feet come down where its body takes them.
  if (!intensity || move.hands.length > 0) return answer;
  const level = intensity.level(t);
  const full = gainAt(style.response, level, vigour);
  const gain = turnsRound(source) ? Math.min(1, full) : full;
  answer.gain =
    index === Y
      ? bounceGain(gain, level)
      : groupGain(gain, group, move.keeps[own] ?? 0, !move.loop && move.known.has(own));
  answer.halfTime = halfTimeShare(style.response, level);
  answer.level = Math.min(1, level);
  return answer;
}

/** How much taller a body stands in a dance that answers the music. One that turns round or is on its hands stays as low as written. */
function tallerBy({ intensity, move, source, style }: ClipInstance): number {
  return intensity && move.hands.length === 0 && !turnsRound(source) ? style.response.taller : 0;
}

function gestureAt(curve: Curve, beat: number, move: CompiledMove, c: number, share: number): number {
  const full = share < 1 ? evaluateCurve(curve, beat) : 0;
  if (share === 0) return full;
  return lerp(full, c === Y ? halfTimeBounce(curve, beat, move) : halfTime(curve, beat, move), share);
}

function lineAt(layer: Curve, { groove, slowGroove }: ClipTime, share: number): number {
  const full = share < 1 ? evaluateCurve(layer, groove) : 0;
  return share === 0 ? full : lerp(full, evaluateCurve(layer, slowGroove), share);
}

/** How far the chest opens further to where the body faces, degrees where that is to the side. */
const CHEST_OPENS = 7;
/** The chest is ahead of the body by so many beats between two beats, with this share; the head is further ahead. */
const CHEST_AHEAD = 0.06;
const CHEST_LEADS = 0.6;
const HEAD_AHEAD = 0.45;
const HEAD_LEADS = 0.6;
/** None is further ahead, degrees. */
const AHEAD_FREE = 18;
const MOST_AHEAD = 30;
/** It leans and tilts a little into the turn, degrees for each degree that the head is ahead. */
const TILTS_IN = 0.9;
/** Small movements of spine and head are made this much larger than they are written, large ones as they are. */
const SWELLS: Readonly<Record<string, number>> = { bend: 0.96, lean: 0.5, tilt: 5.8 };
const LARGE = 15;
/** How much more they are where the intensity is 1. */
const SWELLS_LOUD = 1.2;
const swells = Float64Array.from(CHANNELS, ({ name }) => SWELLS[name] ?? 0);

function swollen(c: number, gesture: number, share: number): number {
  const more = (swells[c] ?? 0) * share;
  return more === 0 ? gesture : gesture * (1 + more * Math.exp(-((gesture / LARGE) ** 2)));
}

/** What chest and head add to a turn of the whole body from diagonal to diagonal. */
function turnedWith(clip: ClipInstance, c: number, t: number): number {
  const { facing, move } = clip;
  if (!facing || (c !== TWIST && c !== LOOK && c !== TILT)) return 0;
  const { from, on } = facing;
  const opened = (facing: number) => CHEST_OPENS * Math.sin(facing * RADIANS);
  if (!on) return c === TWIST ? opened(from) : 0;
  const beat = clamp(moveBeat(clip, t), 0, move.beats);
  const now = evaluateCurve(on, beat);
  const between = Math.sin(Math.PI * beat) ** 2;
  const ahead = (beats: number) => {
    const way = evaluateCurve(on, Math.min(move.beats, beat + beats * between)) - now;
    return Math.sign(way) * softLimit(Math.abs(way), AHEAD_FREE, MOST_AHEAD);
  };
  if (c === TWIST) return opened(from + now) + CHEST_LEADS * ahead(CHEST_AHEAD);
  return ahead(HEAD_AHEAD) * (c === LOOK ? HEAD_LEADS : TILTS_IN);
}

/** Degrees by which the back rounds for each centimetre that the hips drop, and opens as they rise. */
const ROLLS = 1.5;
/** How much more it does where the intensity is 1. */
const ROLLS_LOUD = 1.3;
/** A back that is bent less than the first rounds freely, one that is bent as far as the second no more. Degrees. */
const STRAIGHT = 12;
const ROUND = 36;
/** No back opens further, degrees. */
const MOST_OPEN = -30;

/** The bend of a back that answers the bounce: it rounds into the dip and opens over the rise. */
function rounded(clip: ClipInstance, bend: number, t: number, clipTime: ClipTime): number {
  const { hands, jumps } = clip.source;
  if (clip.idle || hands.length + jumps.length > 0) return bend;
  const kept = clip.move.keeps[BEND] ?? 0;
  const drop = HEIGHT.rest - MIDDLE - clamp(evaluateChannel(clip, HEIGHT, t, clipTime), -16, 4);
  const rolls = ROLLS * (1 + ROLLS_LOUD * Math.min(1, clip.intensity?.level(t) ?? 0));
  const free = 1 - smoothstep((Math.abs(bend) - STRAIGHT) / (ROUND - STRAIGHT));
  return Math.max(
    MOST_OPEN,
    bend + rolls * (clip.style.size[BEND] ?? 1) ** 2 * drop * free * (1 - kept) * clip.size ** 2,
  );
}

/** A body that gathers before a drop: low, rounded, arms close, with a quick small pulse. By channel, at its most. */
const GATHERED: Readonly<Record<string, number>> = {
  y: -6,
  bend: 9,
  nod: -5,
  "shrug.L": 4,
  "shrug.R": 4,
  "elbow.L": 14,
  "elbow.R": 14,
};
const gathered = Float64Array.from(CHANNELS, ({ name }) => GATHERED[name] ?? 0);
/** Centimetres of the pulse, twice a beat. */
const PULSE = 1.4;

function gatheredTo({ intensity }: ClipInstance, c: number, t: number, { groove }: ClipTime): number {
  const most = gathered[c] ?? 0;
  if (!intensity || most === 0) return 0;
  const gather = intensity.gather(t);
  if (gather === 0) return 0;
  return gather * (most - (c === Y ? PULSE * gather * Math.cos(4 * Math.PI * groove) : 0));
}

const BEGINNING: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };

/** The value of a channel that stays the same from the clip's beginning to its end; NaN where something moves it. */
export function constantChannel(clip: ClipInstance, channel: Channel): number {
  const { move, style, mirrored, envelopes } = clip;
  const { index: c } = channel;
  const own = mirrored ? channel.mirror : c;
  const moves =
    c === TURN ||
    move.curves[own] ||
    style.curves[c] ||
    move.hands.length > 0 ||
    (clip.facing?.on && (c === TWIST || c === LOOK || c === TILT)) ||
    (c === BEND && !clip.idle) ||
    (clip.intensity && gathered[c] !== 0) ||
    envelopes?.some(({ amounts }) => amounts[c] !== 0);
  return moves ? Number.NaN : evaluateChannel(clip, channel, clip.start, BEGINNING);
}

/** Beats a second from which turns take more of a move than is written, and how many beats for one more of these. */
const TURNS_LONGER = 2;
const LONGER = 1.6;

/** The turn of a move at a beat: where the beats are quick it begins earlier and ends later. */
function turnedBy(curve: Curve, beat: number, { move, start, end }: ClipInstance): number {
  const width = Math.min(1, (move.beats / (end - start) - TURNS_LONGER) * LONGER);
  if (width <= 0) return evaluateCurve(curve, beat);
  let sum = 0;
  for (let i = -3; i <= 3; i++) sum += evaluateCurve(curve, clamp(beat + (i / 6) * width, 0, move.beats));
  return sum / 7;
}

/** What envelopes add to a channel at a time: each rises and falls as a squared sine. */
function envelopeSum(envelopes: readonly AdditiveEnvelope[], c: number, t: number): number {
  let sum = 0;
  for (const { start, end, amounts } of envelopes) {
    if (t <= start || t >= end) continue;
    const u = Math.sin((Math.PI * (t - start)) / (end - start));
    sum += (amounts[c] ?? 0) * u * u;
  }
  return sum;
}

/** The heading of one who idles, and may walk from one root to another meanwhile. */
function idleHeading({ root, endRoot, start, end }: ClipInstance, t: number): number {
  return root.turn + (endRoot.turn - root.turn) * smoothstep((t - start) / Math.max(0.01, end - start));
}
