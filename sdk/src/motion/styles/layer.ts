import type { DanceStyle } from "../../contract/styles.ts";
import { CHANNELS, type ChannelGroup, findChannel } from "../format/channels.ts";
import { compileMove } from "../format/compile-move.ts";
import type { Landing } from "../format/compiled-move.ts";
import type { Curve } from "../format/curve.ts";
import { MoveError } from "../format/move-error.ts";

/** A way of doing every move. Centimetres, degrees, beats. */
export interface StyleDefinition {
  style: DanceStyle;
  /** What a viewer tells it by. */
  note: string;
  stance: {
    /** Each foot further out than the neutral stance. */
    width: number;
    /** Each foot turned further out. */
    turnout: number;
  };
  /** Added to channels all the time, by full channel name; `raise` without a side means both. */
  posture: Readonly<Record<string, number>>;
  /** How large the move's own gestures are; 1 as written. */
  size: Partial<Readonly<Record<ChannelGroup, number>>>;
  /** Length of steps; 1 as written. */
  stride: number;
  /** How a foot is carried and set down; as written where it is not said. */
  step?: {
    /** Height of its arc; 1 as written. */
    height?: number;
    landing?: Landing;
  };
  timing: {
    /** 0 even to 1: arrives early within each half beat, then holds. Negative: lingers and flows. */
    snap: number;
    /** Beats behind the music; negative: ahead. */
    late: number;
  };
  /** 0 to 1: how far the style's own arms take the place of a move's that does not keep them. */
  arms: number;
  /** The same for the hands' shapes. */
  hands: number;
  /** What runs beneath every move, as the text of a looping move: body channels are added, arms and hands are the style's own line. */
  source: string;
}

/** A style ready to be laid over moves; arrays run over channels. */
export interface StyleLayer {
  readonly definition: StyleDefinition | undefined;
  readonly beats: number;
  readonly posture: Float64Array;
  readonly size: Float64Array;
  readonly curves: readonly (Curve | undefined)[];
  /** Metres. */
  readonly width: number;
  readonly turnout: number;
  readonly stride: number;
  readonly stepHeight: number;
  readonly landing: Landing | undefined;
  readonly snap: number;
  readonly late: number;
  readonly arms: number;
  readonly hands: number;
}

/** @throws {MoveError} where the definition has a slip. */
export function compileStyle(definition: StyleDefinition): StyleLayer {
  const name = `style ${definition.style}`;
  const { beats, curves, feet, jumps, hands } = compileMove(definition.source, name);
  if (feet.length + jumps.length + hands.length > 0)
    throw new MoveError(name, 0, undefined, "a style has no lines about feet, jumps or supporting hands.");
  const posture = new Float64Array(CHANNELS.length);
  for (const [word, value] of Object.entries(definition.posture)) {
    const channels = [word, `${word}.L`, `${word}.R`].flatMap((full) => findChannel(full) ?? []);
    if (channels.length === 0)
      throw new MoveError(name, 0, undefined, `posture speaks of an unknown channel "${word}".`);
    for (const c of channels) posture[c.index] = value;
  }
  const { stance, stride, timing } = definition;
  return {
    definition,
    beats,
    posture,
    size: Float64Array.from(CHANNELS, (c) => definition.size[c.group] ?? 1),
    curves,
    width: stance.width / 100,
    turnout: stance.turnout,
    stride,
    stepHeight: definition.step?.height ?? 1,
    landing: definition.step?.landing,
    snap: timing.snap,
    late: timing.late,
    arms: definition.arms,
    hands: definition.hands,
  };
}

/** No style at all: what the idle dancer has, and what moves are written in. */
export const NEUTRAL: StyleLayer = {
  definition: undefined,
  beats: 1,
  posture: new Float64Array(CHANNELS.length),
  size: new Float64Array(CHANNELS.length).fill(1),
  curves: [],
  width: 0,
  turnout: 0,
  stride: 1,
  stepHeight: 1,
  landing: undefined,
  snap: 0,
  late: 0,
  arms: 0,
  hands: 0,
};
