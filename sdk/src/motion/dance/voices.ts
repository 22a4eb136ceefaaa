import { clamp, lerp, smootherstep, smoothstep } from "../curves.ts";
import { CHANNELS, type Channel, findChannel } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { sampleTrack, type Track } from "../format/curve.ts";
import { moveBeat, type Placed, type Swell } from "./placed.ts";
import { headingOnTheWay } from "./walk-to.ts";

/** Beats in which a style gives way to hands that come to carry the body; done 0.4 of them before. */
const HANDS_TAKE = 0.9;
/** How much less the style's groove moves channels that a move keeps. */
const KEPT_GROOVE = 0.5;
/** How much less the style's posture shows in arms that a move keeps: hands that meet go on meeting. */
const KEPT_POSTURE = 0.7;
const OWN_BOUNCE = 0.45;
const Y = (findChannel("y") as Channel).index;
const TURN = (findChannel("turn") as Channel).index;

/** How much of a half beat a full snap holds at each end. */
const HELD = 0.24;

/** Shapes time within each half beat: a quick way between two holds, or a late leave. Both arrive on the beat. */
function shapeTime(beat: number, snap: number): number {
  if (snap === 0) return beat;
  const half = Math.floor(beat * 2);
  const part = beat * 2 - half;
  const hold = HELD * snap;
  const shaped =
    snap > 0
      ? smootherstep((part - hold) / (1 - 2 * hold))
      : 1 - smootherstep(clamp((1 - part) / (1 + 0.45 * snap), 0, 1));
  return (half + part + (shaped - part) * Math.abs(snap)) / 2;
}

/** Where in move and style it is at a time; the same for all channels with the same lag. */
export interface Moment {
  beat: number;
  groove: number;
}

/** A flight, and more so a body on its hands, takes the time that it takes: moves with one are shaped less. */
const SNAP_IN_FLIGHT = 0.3;
const SNAP_ON_HANDS = 0.1;

export function momentOf(placed: Placed, t: number, out: Moment): void {
  const { style, density, pulse } = placed;
  const beat = moveBeat(placed, t);
  const late = style.late * (placed.move.beats / ((placed.to - placed.from) * density));
  const { jumps, hands } = placed.move;
  out.beat = shapeTime(beat - late, style.snap * (hands.length ? SNAP_ON_HANDS : jumps.length ? SNAP_IN_FLIGHT : 1));
  const groove = pulse.beatAt(t) * density - style.late;
  out.groove = style.beats === 0 ? 0 : groove - Math.floor(groove / style.beats) * style.beats;
}

/** How far a move is on its hands, 0 to 1: a style's stance and arms are those of one who stands, and give way before. */
function handsCarry({ hands }: CompiledMove, beat: number): number {
  let most = 0;
  for (const { start, end } of hands)
    most = Math.max(
      most,
      Math.min(smoothstep((beat - start) / HANDS_TAKE + 1.4), smoothstep((end - beat) / HANDS_TAKE + 1.4)),
    );
  return most;
}

/** The value of a channel of one placed move: the move, done in the style's way. */
export function voice(placed: Placed, c: number, t: number, moment: Moment): number {
  const { move, style, mirrored, size, bounce } = placed;
  const channel = CHANNELS[c] as Channel;
  const own = mirrored ? channel.mirror : c;
  const sign = mirrored ? channel.mirrorSign : 1;
  const track = move.tracks[own];
  if (c === TURN) {
    if (placed.idle) return headingOnTheWay(placed.root.turn, placed.next.turn, placed.start, placed.end, t);
    // The feet turn with it, and they are not shaped by the style.
    const through = clamp(moveBeat(placed, t), 0, move.beats);
    return placed.root.turn + (track ? sign * turnedBy(track, through, placed) * placed.turning : 0);
  }
  const beat = move.loop ? moment.beat - Math.floor(moment.beat / move.beats) * move.beats : moment.beat;
  const rest = channel.rest;
  const gesture = track ? sign * sampleTrack(track, beat) - rest : 0;
  const gain = (c === Y ? bounce : size) * (style.size[c] as number);
  const onHands = handsCarry(move, moment.beat);
  const shown = channel.group === "arms" ? 1 - KEPT_POSTURE * (move.keeps[own] as number) : 1;
  const value =
    rest +
    (style.posture[c] as number) * shown * (1 - onHands) +
    gesture * lerp(gain, size, onHands) +
    (placed.swells ? swell(placed.swells, c, t) : 0);
  const layer = style.tracks[c];
  if (!layer) return value;
  const kept = lerp(move.keeps[own] as number, 1, onHands);
  const line = sampleTrack(layer, moment.groove);
  if (channel.group === "arms" || channel.group === "hands") {
    const share = (channel.group === "arms" ? style.arms : style.hands) * (1 - kept);
    return value + (line - value) * (track ? share : Math.max(share, 1 - kept));
  }
  // Where the move dips by itself, the style's bounce is only an accent on it; feet that fly do not rise on their balls.
  const accent = c === Y && track ? OWN_BOUNCE : channel.group === "legs" && move.jumps.length > 0 ? 0 : 1;
  return value + line * (1 - KEPT_GROOVE * kept) * accent * (1 - onHands);
}

const BEGINNING: Moment = { beat: 0, groove: 0 };

/** The value of a channel that a placed move leaves alone from beginning to end; NaN where something moves it. */
export function stillVoice(placed: Placed, c: number): number {
  const { move, style, mirrored, swells } = placed;
  const own = mirrored ? (CHANNELS[c] as Channel).mirror : c;
  const moves =
    c === TURN ||
    move.tracks[own] ||
    style.tracks[c] ||
    move.hands.length > 0 ||
    swells?.some(({ amounts }) => amounts[c] !== 0);
  return moves ? Number.NaN : voice(placed, c, placed.start, BEGINNING);
}

/** Beats a second from which turns take more of a move than is written, and how many beats for one more of these. */
const TURNS_LONGER = 2;
const LONGER = 1.6;

/** The turn of a move at a beat: where the beats are quick it begins earlier and ends later. */
function turnedBy(track: Track, beat: number, { move, start, end }: Placed): number {
  const width = Math.min(1, (move.beats / (end - start) - TURNS_LONGER) * LONGER);
  if (width <= 0) return sampleTrack(track, beat);
  let sum = 0;
  for (let i = -3; i <= 3; i++) sum += sampleTrack(track, clamp(beat + (i / 6) * width, 0, move.beats));
  return sum / 7;
}

function swell(swells: readonly Swell[], c: number, t: number): number {
  let sum = 0;
  for (const { start, end, amounts } of swells) {
    if (t <= start || t >= end) continue;
    const u = Math.sin((Math.PI * (t - start)) / (end - start));
    sum += (amounts[c] as number) * u * u;
  }
  return sum;
}
