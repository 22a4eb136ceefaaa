import type { Dance } from "../../motion/pose/dance.ts";
import { danceLandmarks } from "../body/dance-landmarks.ts";
import { LANDMARK, type Landmark, type SeenBody } from "../body/landmarks.ts";

export interface SeenDanceOptions {
  start: number;
  end: number;
  /** Pictures a second. */
  frameRate?: number;
  /** Seconds behind the music. */
  late?: number;
  mirrored?: boolean;
  /** An arm that hangs. */
  stillArm?: 0 | 1;
  /** Of the body: its size, and that of its legs alone. */
  size?: number;
  legs?: number;
  /** Where the camera stands: degrees aside, and upwards that it looks. */
  aside?: number;
  upwards?: number;
  /** Standard deviation of each coordinate, metres. */
  noise?: number;
}

const RADIANS = Math.PI / 180;
/** Left and right of every landmark. */
const PAIRS = [[1, 4], [2, 5], [3, 6], ...[7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31].map((i) => [i, i + 1])];

/** Our own dancer as the person before the camera: landmarks made of its poses, with what may be different about it. */
export function seenDance(dance: Dance, options: SeenDanceOptions): SeenBody[] {
  const { start, end, frameRate = 15, late = 0 } = options;
  const random = normalNumbers();
  return Array.from({ length: Math.floor((end - start) * frameRate) + 1 }, (_, i) => {
    const time = start + i / frameRate;
    return { time, world: change(danceLandmarks(dance, time - late), options, random) };
  });
}

/** Nobody before the camera. */
export function emptyRoom({ start, end }: { start: number; end: number }): SeenBody[] {
  return Array.from({ length: Math.floor((end - start) * 15) + 1 }, (_, i) => ({
    time: start + i / 15,
    world: undefined,
  }));
}

function change(dancer: Landmark[], options: SeenDanceOptions, random: () => number): Landmark[] {
  let world = dancer;
  if (options.stillArm !== undefined) hang(world, options.stillArm);
  if (options.mirrored) world = mirror(world);
  const { size = 1, legs = 1, noise = 0 } = options;
  const [aside, upwards] = [(options.aside ?? 0) * RADIANS, (options.upwards ?? 0) * RADIANS];
  return world.map((landmark, i) => {
    const scale = size * (i >= LANDMARK.knee[0] ? legs : 1);
    const { x, y, z } = landmark;
    const turned = { x: x * Math.cos(aside) + z * Math.sin(aside), z: z * Math.cos(aside) - x * Math.sin(aside) };
    return {
      ...landmark,
      x: scale * turned.x + noise * random(),
      y: scale * (y * Math.cos(upwards) + turned.z * Math.sin(upwards)) + noise * random(),
      z: scale * (turned.z * Math.cos(upwards) - y * Math.sin(upwards)) + noise * random(),
    };
  });
}

function hang(world: Landmark[], side: 0 | 1): void {
  const shoulder = world[LANDMARK.shoulder[side]];
  if (!shoulder) return;
  world[LANDMARK.elbow[side]] = { ...shoulder, y: shoulder.y + 0.255 };
  world[LANDMARK.wrist[side]] = { ...shoulder, y: shoulder.y + 0.485 };
}

function mirror(world: Landmark[]): Landmark[] {
  const mirrored = world.map((landmark) => ({ ...landmark, x: -landmark.x }));
  for (const [left = 0, right = 0] of PAIRS) {
    const [a, b] = [mirrored[left], mirrored[right]];
    if (a && b) [mirrored[left], mirrored[right]] = [b, a];
  }
  return mirrored;
}

/** The same numbers each time, normally distributed (a linear congruential generator, and the sum of twelve). */
function normalNumbers(): () => number {
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += next();
    return sum;
  };
}
