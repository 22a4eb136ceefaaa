import { AHEAD } from "../bake/hips-path.ts";
import { spansOnHands } from "../bake/move-over-hands.ts";
import type { Footwork } from "../contacts/footwork.ts";
import { CHANNELS } from "../format/channels.ts";
import { SIDES } from "../rig/limbs.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import { dilate, type FrameRange, hull } from "../tracks/frame-range.ts";
import { LEAD, TRACK_RATE } from "../tracks/frames.ts";
import { framesOfBreak, hullOfTouching } from "../tracks/hold-breaks.ts";
import { type Crossfades, crossfadesOf, SAMPLING_REACH } from "../tracks/sample-channels.ts";
import { framesOfStrike, strikesOf } from "../tracks/strikes.ts";
import { differenceOf } from "./same-data.ts";

/** What channels and footwork of a dance come from. */
export interface LaidOutDance {
  readonly clips: readonly ClipInstance[];
  readonly footwork: Footwork;
  readonly frames: number;
  readonly idleFrom: number;
  readonly intensity: Intensity | undefined;
}

/** Seconds. */
interface Span {
  start: number;
  end: number;
}

const EARLIEST_LAG = Math.min(...CHANNELS.map(({ lag }) => lag));
const LATEST_LAG = Math.max(...CHANNELS.map(({ lag }) => lag));
/** Beats around a support in which a hand, and the body over it, are on their way. */
const AROUND_SUPPORT = 2;

/** Frames at which a dance may differ from another one: each a run from the first such frame to the last. */
export interface ChangedFrames {
  /** In its channels. */
  readonly channels: FrameRange;
  /** In its channels, or in what its feet and hands do. */
  readonly body: FrameRange;
}

/** The frames at which two dances may differ. */
export function changedFrames(a: LaidOutDance, b: LaidOutDance): ChangedFrames {
  const frames = Math.max(a.frames, b.frames);
  const rangeOf = (spans: readonly Span[]): FrameRange => {
    const ranges = spans.map(({ start, end }) => framesOf(start, end, frames));
    // What is read beyond the last frame is the last.
    if (a.frames !== b.frames) ranges.push({ from: Math.min(a.frames, b.frames) - 1 - SAMPLING_REACH, to: frames });
    const { from, to } = withAnswers(ranges.reduce(hull, { from: 0, to: 0 }), [a, b], frames);
    return { from: Math.min(from, b.frames), to: Math.min(to, b.frames) };
  };
  const end = { start: Math.min(a.idleFrom, b.idleFrom), end: Number.POSITIVE_INFINITY };
  const channels = clipSpans(a, b).concat(a.idleFrom === b.idleFrom ? [] : end);
  return {
    channels: rangeOf(channels),
    body: rangeOf([...channels, ...footSpans(a, b), ...handSpans(a, b), ...flightSpans(a, b)]),
  };
}

/**
 * A range with the breaks and strikes that it touches: each is shaped by the clip that it begins in. What is held in a
 * break is smoothed afterwards, which reaches further.
 */
function withAnswers(range: FrameRange, dances: readonly LaidOutDance[], frames: number): FrameRange {
  const spans = dances.flatMap(({ clips, intensity }) => [
    ...(intensity ? strikesOf(clips, intensity).map(framesOfStrike) : []),
    ...(intensity?.breaks ?? []).map((stop) => dilate(framesOfBreak(stop), SAMPLING_REACH, frames)),
  ]);
  return hullOfTouching(range, spans);
}

/** The frames that read anything between two times: the path of the hips reads ahead, channels have their lags. */
function framesOf(start: number, end: number, frames: number): FrameRange {
  const from = Math.floor((start + Math.min(-AHEAD, EARLIEST_LAG)) * TRACK_RATE) + LEAD - SAMPLING_REACH;
  const to = Math.ceil((end + LATEST_LAG) * TRACK_RATE) + LEAD + SAMPLING_REACH + 1;
  return { from: Math.min(Math.max(0, from), frames), to: Math.max(0, Math.min(frames, to)) };
}

/** What channels take from a clip: all but where on the floor it is danced, which only the feet go by. */
const forChannels = ({ root, endRoot, stride: _, ...clip }: ClipInstance) => [clip, root.turn, endRoot.turn];

function clipSpans(a: LaidOutDance, b: LaidOutDance): Span[] {
  const { head, tail } = differenceOf(a.clips.map(forChannels), b.clips.map(forChannels));
  return [a.clips, b.clips].flatMap((clips) => {
    const last = clips.length - tail;
    if (head >= last && a.clips.length === b.clips.length) return [];
    const { body, arms } = crossfadesOf(clips);
    const joins = (i: number): Crossfades["body"] => [body[i], arms[i]].flatMap((join) => join ?? []);
    // From where the first changed clip comes in to where the last has gone.
    const start =
      head === 0 ? Number.NEGATIVE_INFINITY : Math.min(...joins(head - 1).map(({ time, fade }) => time - fade));
    const end =
      tail === 0 ? Number.POSITIVE_INFINITY : Math.max(...joins(last - 1).map(({ time, fade }) => time + fade));
    return [{ start, end }];
  });
}

/** A foot depends on the event before a time and the one after it. */
function footSpans({ footwork: a }: LaidOutDance, { footwork: b }: LaidOutDance): Span[] {
  return SIDES.flatMap((side) => {
    const [before, after] = [a.feet[side], b.feet[side]];
    const { head, tail } = differenceOf(before, after);
    if (head + tail === before.length && head + tail === after.length) return [];
    const start = before[head - 1]?.start ?? Number.NEGATIVE_INFINITY;
    return [{ start, end: tail === 0 ? Number.POSITIVE_INFINITY : (after[after.length - tail]?.start ?? 0) }];
  });
}

/** A hand depends on the supports next to a time; the body over the hands, on all that follow without a gap. */
function handSpans({ footwork: a }: LaidOutDance, { footwork: b }: LaidOutDance): Span[] {
  const differences = SIDES.map((side) => differenceOf(a.hands[side], b.hands[side]));
  return [a, b].flatMap((footwork) => {
    const changed = SIDES.flatMap((side) => {
      const events = footwork.hands[side];
      const { head = 0, tail = 0 } = differences[side] ?? {};
      return events.slice(head, events.length - tail);
    });
    return spansOnHands(footwork)
      .filter(({ start, end }) => changed.some((event) => event.start < end && event.end > start))
      .map(({ start, end }) => {
        const longest = Math.max(...changed.map(({ beat }) => beat));
        return { start: start - AROUND_SUPPORT * longest, end: end + AROUND_SUPPORT * longest };
      });
  });
}

function flightSpans({ footwork: a }: LaidOutDance, { footwork: b }: LaidOutDance): Span[] {
  const { head, tail } = differenceOf(a.flights, b.flights);
  return [a.flights, b.flights].flatMap((flights) => flights.slice(head, flights.length - tail));
}
