import type { FootLine, Landed, Side } from "./compiled-move.ts";
import { createCurve, evaluateCurve, type Key, putKeys } from "./curve.ts";
import { MoveError } from "./move-error.ts";
import type { SourceLine } from "./read-lines.ts";
import type { WrittenMove } from "./written-move.ts";

/** Words for where the dancer stands and faces while doing a variant: centimetres and degrees from the move's start. */
export const PATH_WORDS = ["across", "along", "facing"] as const;
export type PathWord = (typeof PATH_WORDS)[number];
/** Keys of a path: `across` to the dancer's left, `along` to the front, `facing` to the left; 0 at the first beat. */
export type Path = Record<PathWord, Key[]>;

/** A path that stays at the start. */
export function createPath(): Path {
  return { across: [], along: [], facing: [] };
}

/** A place on the floor, metres, and where the dancer faces there, degrees. */
interface Place {
  x: number;
  z: number;
  turn: number;
}

/** The place of a path at a beat. */
export function pathAt(path: Path): (beat: number) => Place {
  const curves = PATH_WORDS.map((word) => pathCurve(path[word]));
  return (beat) => {
    const [across = 0, along = 0, facing = 0] = curves.map((curve) => evaluateCurve(curve, beat));
    return { x: across / 100, z: along / 100, turn: facing };
  };
}

/** The curve of one word of a path. */
export function pathCurve(keys: readonly Key[]) {
  const sorted = keys.toSorted((a, b) => a.beat - b.beat);
  const first = sorted[0];
  return createCurve(first?.beat === 0 ? sorted : [{ beat: 0, value: 0, through: false }, ...sorted]);
}

/** A place in the frame of another one. */
export function placeAt(frame: Place, x: number, z: number, turn = 0): Place {
  const angle = (frame.turn * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: frame.x + x * c + z * s, z: frame.z - x * s + z * c, turn: frame.turn + turn };
}

/** Takes `facing 40`, `across 20` and `along 30` out of a line of keys. @returns The rest of the line, if there is any. */
export function takePathKeys(line: SourceLine, path: Path): SourceLine | undefined {
  const beat = Number(line.tokens[0]);
  if (Number.isNaN(beat)) return line;
  const rest: string[] = [];
  for (const part of line.tokens.slice(1).join(" ").split(",")) {
    const [name = "", text = "", ...more] = part.trim().split(/\s+/);
    const word = PATH_WORDS.find((each) => each === name);
    if (!word) {
      rest.push(part.trim());
      continue;
    }
    const through = text.endsWith("~");
    const value = Number(through ? text.slice(0, -1) : text || Number.NaN);
    if (Number.isNaN(value) || more.length > 0)
      throw new MoveError(line.owner, line.number, beat, `${word} takes one number.`);
    putKeys(path[word], [{ beat, value, through }]);
  }
  return rest.length > 0 ? { ...line, tokens: [line.tokens[0] ?? "", ...rest.join(", ").split(/\s+/)] } : undefined;
}

/** A path with its second half, where one is asked for: it goes on from the end of the first one, mirrored. */
export function mirroredPath({ across, along, facing }: Path, half: number | undefined): Path {
  const path: Path = { across: [...across], along: [...along], facing: [...facing] };
  if (half === undefined) return path;
  for (const word of PATH_WORDS) {
    const sign = word === "along" ? 1 : -1;
    const last = path[word].toSorted((a, b) => a.beat - b.beat).at(-1);
    if (!last) continue;
    const reached: Key = { ...last, beat: half, through: false };
    const mirrored = path[word]
      .filter(({ beat }) => beat > 0)
      .map((key) => ({ ...key, beat: key.beat + half, value: last.value + sign * key.value }));
    putKeys(path[word], [reached, ...mirrored]);
  }
  return path;
}

type Landing = NonNullable<Landed>;
interface FloorEvent {
  start: number;
  end: number;
  landing: Landing;
  pivots: boolean;
  put(landing: Landing): void;
}

/**
 * Lays what is written along a path: each foot lands, and each hand comes down, where the path is at that beat. What is
 * in the air moves with the body by itself.
 */
export function layAlongPath(written: WrittenMove, path: Path): void {
  const at = pathAt(path);
  for (const side of [0, 1] as const) {
    let x = 0;
    let z = 0;
    let yaw = 0;
    for (const { end, landing, pivots, put } of floorEvents(written, side)) {
      x = landing.x ?? x;
      z = landing.z ?? z;
      yaw = landing.yaw ?? yaw;
      const frame = at(end);
      const place = placeAt(frame, x, z, yaw);
      // A foot that pivots turns where it stands.
      const spot = pivots ? { x: landing.x, z: landing.z } : { x: place.x, z: place.z };
      put({ ...spot, yaw: place.turn, facing: frame.turn });
    }
  }
  written.hands = written.hands.map((hand) => {
    const { x, z, turn } = placeAt(at(hand.start), hand.x, hand.z, hand.yaw);
    return { ...hand, x, z, yaw: turn };
  });
}

/** The landings of a foot in their order; `put` sets each anew. */
function floorEvents(written: WrittenMove, side: Side): FloorEvent[] {
  const { feet, jumps } = written;
  const steps = feet.flatMap((foot, i): FloorEvent[] => {
    if (foot.side !== side || foot.kind === "lift") return [];
    const put = (landing: Landing) => {
      feet[i] = { ...foot, ...landing } satisfies FootLine;
    };
    return [{ start: foot.start, end: foot.end, landing: foot, pivots: foot.kind === "pivot", put }];
  });
  const landings = jumps.flatMap((jump, i): FloorEvent[] => {
    const landing = jump.feet[side];
    if (!landing) return [];
    const put = (to: Landing) => {
      const [left, right] = jumps[i]?.feet ?? jump.feet;
      jumps[i] = { ...jump, feet: side === 0 ? [to, right] : [left, to] };
    };
    return [{ start: jump.start, end: jump.end, landing, pivots: false, put }];
  });
  return [...steps, ...landings].sort((a, b) => a.start - b.start);
}
