import type { DanceStyle } from "../../contract/styles.ts";
import { CHANNELS, type ChannelGroup, type ChannelWord, findChannel } from "../format/channels.ts";
import { compileMove } from "../format/compile-move.ts";
import type { Landing } from "../format/compiled-move.ts";
import type { Curve } from "../format/curve.ts";
import { readMoveText } from "../format/read-text.ts";

/** Amounts by channel; a name without a side means both. */
export type Amounts = Readonly<Partial<Record<ChannelWord, number>>>;

/** How a style answers the intensity of the music. At full intensity it dances as is written. */
export interface Response {
  /** How large it is at intensity 0, a share of what is written. */
  quiet: number;
  /** How far it goes over to half time where the music is quiet, 0 to 1; above 1 it does so in louder music too. */
  halfTime: number;
}

/** A way of doing every move. Centimetres, degrees, beats. */
export interface StyleDefinition {
  style: DanceStyle;
  stance: {
    /** Each foot further out than the neutral stance. */
    width: number;
    /** Each foot turned further out. */
    turnout: number;
  };
  /** Added to channels all the time, by full channel name; `raise` without a side means both. */
  posture: Amounts;
  /** How large the move's own gestures are; 1 as written. */
  size: Partial<Readonly<Record<ChannelGroup, number>>>;
  /** Length of steps; 1 as written. */
  stride: number;
  /** How a foot is carried and set down. */
  step: {
    /** Height of its arc; 1 as written. */
    height: number;
    /** As written where it is not said. */
    landing?: Landing;
    /**
     * How the free leg swings on its way, less in quiet music: so far to the front (negative: to the back), up beyond the arc of
     * the step, and with toes that point so far down.
     */
    swing: { ahead: number; up: number; point: number };
  };
  timing: {
    /** 0 even to 1: arrives early within each half beat, then holds. Negative: lingers and flows. */
    snap: number;
    /** Beats behind the music; negative: ahead. */
    late: number;
  };
  /** How it answers the intensity of the music. */
  response: Response;
  /** How far it crosses the stage in the loudest music, metres a beat. */
  crosses: number;
  /** Its way with a strike of the music: what the body does on it, and in how many seconds it lets go. */
  strike: { amounts: Amounts; release: number };
  /** Its way with a break of the music. */
  stillness: {
    /**
     * The poses in which it stops, used by turns and then in the mirror, as a text: each is a beat of it. What has no key at
     * that beat is at rest.
     */
    poses: string;
    /** What goes on in it, for each second. */
    lingers: Amounts;
    /** How far apart its feet are at least, if a foot steps just before the break. */
    apart: number;
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
  /** Metres and degrees. */
  readonly swing: { readonly ahead: number; readonly up: number; readonly point: number };
  readonly snap: number;
  readonly late: number;
  readonly response: Response;
  readonly crosses: number;
  /** By channel: what is added on a strike; and the seconds in which it is let go. */
  readonly strike: { readonly amounts: Float64Array; readonly release: number };
  /** Of breaks, by channel: the poses, and what goes on for each second. How far apart the feet are, metres. */
  readonly stillness: {
    readonly poses: readonly Float64Array[];
    readonly lingers: Float64Array;
    readonly apart: number;
  };
  readonly arms: number;
  readonly hands: number;
}

/** @throws {MoveError} where its text has a slip. */
export function compileStyle(definition: StyleDefinition): StyleLayer {
  const { beats, curves } = compileMove(definition.source, `style ${definition.style}`);
  const { stance, stride, timing } = definition;
  return {
    definition,
    beats,
    posture: byChannel(definition.posture),
    size: Float64Array.from(CHANNELS, (c) => definition.size[c.group] ?? 1),
    curves,
    width: stance.width / 100,
    turnout: stance.turnout,
    stride,
    stepHeight: definition.step.height,
    landing: definition.step.landing,
    swing: inMetres(definition.step.swing),
    snap: timing.snap,
    late: timing.late,
    response: definition.response,
    crosses: definition.crosses,
    strike: { amounts: byChannel(definition.strike.amounts), release: definition.strike.release },
    stillness: {
      poses: readPoses(definition),
      lingers: byChannel(definition.stillness.lingers),
      apart: definition.stillness.apart / 100,
    },
    arms: definition.arms,
    hands: definition.hands,
  };
}

/** Whose text the poses of a style are. */
const posesOwner = (style: DanceStyle) => `poses ${style}`;

function readPoses({ style, stillness }: StyleDefinition): Float64Array[] {
  const { head, written } = readMoveText(stillness.poses, posesOwner(style));
  return Array.from({ length: head.beats }, (_, beat) =>
    Float64Array.from(
      CHANNELS,
      ({ index, rest }) => written.keys.get(index)?.find((key) => key.beat === beat)?.value ?? rest,
    ),
  );
}

function inMetres({ ahead, up, point }: StyleDefinition["step"]["swing"]) {
  return { ahead: ahead / 100, up: up / 100, point };
}

function byChannel(amounts: Amounts): Float64Array {
  const values = new Float64Array(CHANNELS.length);
  for (const [word, value] of Object.entries(amounts)) {
    for (const name of [word, `${word}.L`, `${word}.R`]) {
      const channel = findChannel(name);
      if (channel) values[channel.index] = value;
    }
  }
  return values;
}

const NOTHING = new Float64Array(CHANNELS.length);
const NO_SWING = { ahead: 0, up: 0, point: 0 };

/** No style at all: what the idle dancer has, and what moves are written in. */
export const NEUTRAL: StyleLayer = {
  definition: undefined,
  beats: 1,
  posture: NOTHING,
  size: new Float64Array(CHANNELS.length).fill(1),
  curves: [],
  width: 0,
  turnout: 0,
  stride: 1,
  stepHeight: 1,
  landing: undefined,
  swing: NO_SWING,
  snap: 0,
  late: 0,
  response: { quiet: 1, halfTime: 0 },
  crosses: 0,
  strike: { amounts: NOTHING, release: 1 },
  stillness: { poses: [], lingers: NOTHING, apart: 0 },
  arms: 0,
  hands: 0,
};
