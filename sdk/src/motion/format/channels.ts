/** The semantic channels of the body, in centimetres and degrees. AUTHORING.md explains each with its sign. */
interface ChannelRow {
  /** Value where no key sets it. */
  rest?: number;
  /** Values outside are taken for slips of the pen. */
  range: readonly [low: number, high: number];
  /**
   * Seconds behind the beat; negative: ahead of it. Motion runs out along the limbs: shoulders leave before the hand, and
   * what they do together, a stop of the hand, falls on the beat.
   */
  lag?: number;
  /** Changes its sign in the mirror. */
  flips?: boolean;
  /** What a style or a `keeps` word speaks of. */
  group: ChannelGroup;
}

/** Parts of the body that belong together when a move keeps something against the style. */
export const CHANNEL_GROUPS = ["hips", "spine", "head", "face", "arms", "hands", "legs"] as const;
export type ChannelGroup = (typeof CHANNEL_GROUPS)[number];

const body = {
  x: { range: [-60, 60], flips: true, group: "hips" },
  y: { rest: -2, range: [-80, 40], group: "hips" },
  z: { range: [-60, 60], group: "hips" },
  turn: { range: [-1080, 1080], flips: true, group: "hips" },
  yaw: { range: [-60, 60], flips: true, group: "hips" },
  pitch: { range: [-90, 220], group: "hips" },
  roll: { range: [-180, 180], flips: true, group: "hips" },
  bend: { range: [-45, 80], lag: -0.01, group: "spine" },
  lean: { range: [-40, 40], lag: -0.01, flips: true, group: "spine" },
  twist: { range: [-50, 50], lag: -0.015, flips: true, group: "spine" },
  nod: { range: [-45, 50], lag: 0.01, group: "head" },
  tilt: { range: [-40, 40], lag: 0.015, flips: true, group: "head" },
  look: { range: [-80, 80], flips: true, group: "head" },
  gazex: { range: [-35, 35], flips: true, group: "face" },
  gazey: { range: [-30, 30], group: "face" },
  smile: { range: [0, 1], rest: 0.25, group: "face" },
  brows: { range: [-1, 1], group: "face" },
} as const satisfies Record<string, ChannelRow>;

const sided = {
  raise: { rest: 12, range: [-30, 180], lag: -0.025, group: "arms" },
  fwd: { rest: 12, range: [-100, 150], lag: -0.025, group: "arms" },
  rot: { range: [-100, 100], lag: -0.01, group: "arms" },
  elbow: { rest: 16, range: [0, 148], lag: 0.005, group: "arms" },
  palm: { range: [-90, 95], lag: 0.015, group: "arms" },
  wrist: { rest: 4, range: [-80, 80], lag: 0.03, group: "arms" },
  dev: { range: [-30, 40], lag: 0.03, group: "arms" },
  shrug: { range: [-12, 30], lag: -0.02, group: "arms" },
  thumb: { rest: 12, range: [-30, 60], lag: 0.035, group: "hands" },
  index: { rest: 18, range: [-15, 100], lag: 0.035, group: "hands" },
  middle: { rest: 22, range: [-15, 100], lag: 0.04, group: "hands" },
  ring: { rest: 26, range: [-15, 100], lag: 0.045, group: "hands" },
  little: { rest: 30, range: [-15, 100], lag: 0.05, group: "hands" },
  spread: { rest: 3, range: [-5, 25], lag: 0.035, group: "hands" },
  knee: { range: [-40, 60], group: "legs" },
  heel: { range: [0, 70], group: "legs" },
  toe: { range: [0, 40], group: "legs" },
} as const satisfies Record<string, ChannelRow>;

/** Full name of a channel. */
export type ChannelName = keyof typeof body | `${keyof typeof sided}.${"L" | "R"}`;

/** Name of a channel; without its side it means both. */
export type ChannelWord = ChannelName | keyof typeof sided;

/** A channel at its place in every array that runs over channels. */
export interface Channel {
  readonly name: string;
  readonly index: number;
  readonly rest: number;
  readonly range: readonly [number, number];
  readonly lag: number;
  readonly group: ChannelGroup;
  /** Index of the channel that it becomes in the mirror. */
  readonly mirror: number;
  /** −1 where its value changes sign in the mirror. */
  readonly mirrorSign: 1 | -1;
}

const BODY_ROWS: readonly (readonly [name: string, row: ChannelRow])[] = Object.entries(body);
const SIDED_ROWS: readonly (readonly [name: string, row: ChannelRow])[] = Object.entries(sided);

function channel(name: string, row: ChannelRow, index: number, mirror: number): Channel {
  const { rest = 0, range, lag = 0, group, flips = false } = row;
  return { name, index, rest, range, lag, group, mirror, mirrorSign: flips ? -1 : 1 };
}

/** All channels: those of the body, then those of the left side (`raise.L`), then those of the right. */
export const CHANNELS: readonly Channel[] = [
  ...BODY_ROWS.map(([name, row], i) => channel(name, row, i, i)),
  ...(["L", "R"] as const).flatMap((side, s) =>
    SIDED_ROWS.map(([name, row], i) => {
      const left = BODY_ROWS.length + i;
      const right = left + SIDED_ROWS.length;
      return channel(`${name}.${side}`, row, s ? right : left, s ? left : right);
    }),
  ),
];

const byName: ReadonlyMap<string, Channel> = new Map(CHANNELS.map((c) => [c.name, c]));

/** The channel of a name that is known. */
export function channelNamed(name: ChannelName): Channel {
  const channel = byName.get(name);
  if (!channel) throw new RangeError(`There is no channel "${name}".`);
  return channel;
}

/** Index of a channel, which is also its column in the tracks. */
export function channelIndex(name: ChannelName): number {
  return channelNamed(name).index;
}

/** The channel of that full name (`bend`, `raise.L`), if there is one. */
export function findChannel(name: string): Channel | undefined {
  return byName.get(name);
}

/** Whether a short name (`raise`) has a left and a right channel. */
export function isSided(name: string): boolean {
  return name in sided;
}

/** Short names, for messages. */
export const CHANNEL_NAMES: readonly string[] = [...BODY_ROWS, ...SIDED_ROWS].map(([name]) => name);

/** Distance in arrays from a channel of the left side to the same of the right. */
export const SIDE_STRIDE = SIDED_ROWS.length;
