import { Vector3 } from "three";
import type { Rgb, Surface } from "./triangles.ts";

/** A light from far away; the key's shadows are asked for elsewhere. */
interface Lamp {
  towards: Vector3;
  color: Rgb;
  /** How far it wraps round an edge, 0 to 1: a rim of light is broader than a lamp's. */
  wrap: number;
}

const lamp = (at: Rgb, color: Rgb, wrap: number): Lamp => ({ towards: new Vector3(...at).normalize(), color, wrap });

/** As on the player's stage: a warm key from the front left, and two rims that cut the dancer out of the dark. */
export const KEY = lamp([-1.7, 3.5, 4], [1.16, 1.06, 0.94], 0.2);
const RIMS = [lamp([-2.6, 2.4, -3.2], [1.5, 0.62, 0.3], 0.15), lamp([3, 1.9, -2.6], [0.62, 0.5, 1.6], 0.15)];
const SKY: Rgb = [0.44, 0.38, 0.37];
const GROUND: Rgb = [0.3, 0.15, 0.16];
/** What gold and silk mirror: lamps round a dim room. */
const MIRRORED = [
  lamp([0.5, 4.6, 1.5], [5, 4.4, 3.6], 0),
  lamp([-4.8, 2, 1], [2.6, 1.9, 1.5], 0),
  lamp([4.8, 2.2, 1.5], [1.8, 1.1, 1.5], 0),
  lamp([-1, 1.4, 4.8], [1.6, 1.4, 1.2], 0),
];
const ROOM: Rgb = [0.2, 0.09, 0.12];

const LAMPS = [KEY, ...RIMS];

// Made once: light is asked for in every pixel.
const half = new Vector3();
const bounced = new Vector3();
const broad = new Float64Array(LAMPS.length);
const glint = new Float64Array(LAMPS.length);
const mirrored = new Float64Array(3);

/**
 * Light that a surface sends to the eye.
 * @param normal Unit length. @param view Unit length, towards the eye. @param lit Share of the key light that arrives.
 * @param shade Light out of creases, 0 to 1.
 */
export function lightOf(
  { color, roughness, metalness }: Surface,
  normal: Vector3,
  view: Vector3,
  lit: number,
  shade: number,
  out: [number, number, number],
): void {
  const facing = Math.max(0, normal.dot(view));
  const fresnel = (1 - facing) ** 5;
  const shine = 2 / Math.max(0.02, roughness ** 4) - 2;
  const up = normal.y * 0.5 + 0.5;
  bounced
    .copy(normal)
    .multiplyScalar(2 * normal.dot(view))
    .sub(view);
  // What depends on directions alone is the same for red, green and blue.
  LAMPS.forEach(({ towards, wrap }, i) => {
    const cosine = normal.dot(towards);
    broad[i] = Math.max(0, (cosine + wrap) / (1 + wrap));
    if (cosine > 0) half.copy(view).add(towards).normalize();
    glint[i] = cosine > 0 ? ((shine + 2) / 8) * Math.max(0, normal.dot(half)) ** shine * cosine : 0;
  });
  reflect(bounced, roughness);
  for (let k = 0; k < 3; k++) {
    const own = color[k] as number;
    const reflectance = 0.04 * (1 - metalness) + own * metalness;
    const mirror = reflectance + (1 - reflectance) * fresnel * (1 - roughness);
    let diffuse = ((GROUND[k] as number) * (1 - up) + (SKY[k] as number) * up) * shade;
    let specular = mirror * (mirrored[k] as number) * shade;
    for (let i = 0; i < LAMPS.length; i++) {
      const arriving = (LAMPS[i]?.color[k] as number) * (i === 0 ? lit : shade);
      diffuse += arriving * (broad[i] as number);
      specular += arriving * mirror * (glint[i] as number);
    }
    out[k] = own * (1 - metalness) * diffuse + specular;
  }
}

/** Fills `mirrored` with what a direction of the room sends, blurred by the roughness. */
function reflect(direction: Vector3, roughness: number): void {
  const sharpness = 1.5 / (roughness * roughness + 0.03);
  mirrored.set(ROOM);
  for (const { towards, color } of MIRRORED) {
    const share = Math.exp(sharpness * (direction.dot(towards) - 1)) * (1 - 0.6 * roughness);
    for (let k = 0; k < 3; k++) (mirrored[k] as number) += (color[k] as number) * share;
  }
}

/** Light that burns out: no brighter than white. */
const BRIGHTEST = 9;
/** The curve, asked by the root of the light: the eye tells dark tones apart better than bright ones. */
const CURVE = Uint8Array.from({ length: 4096 }, (_, i) => onFilm((i / 4095) ** 2 * BRIGHTEST));

/** The screen's 0 to 255 for linear light. */
export function develop(light: number): number {
  return CURVE[Math.round(4095 * Math.sqrt(Math.min(BRIGHTEST, Math.max(0, light)) / BRIGHTEST))] as number;
}

/** The film's curve (K. Narkowicz, "ACES Filmic Tone Mapping Curve", 2016) and the screen's (IEC 61966-2-1). */
function onFilm(light: number): number {
  const x = light * 0.82;
  const mapped = Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
  return Math.round(255 * (mapped <= 0.0031308 ? mapped * 12.92 : 1.055 * mapped ** (1 / 2.4) - 0.055));
}
