import { float64At, numberAt } from "@nataraj/sdk/arrays";
import { Vector3 } from "three";
import { linear } from "./surroundings.ts";
import type { Rgb, Surface } from "./triangles.ts";

/** A light from far away; the key's shadows are asked for elsewhere. */
interface Lamp {
  towards: Vector3;
  color: Rgb;
}

const lamp = (at: Rgb, hex: number, intensity: number): Lamp => {
  const [r, g, b] = linear(hex);
  return { towards: new Vector3(...at).normalize(), color: [r * intensity, g * intensity, b * intensity] };
};

/** The lights of the player's stage: a key from the front right, a weak fill, a warm and a cool rim. */
export const KEY = lamp([1.9, 3.1, 3.9], 0xfff0dc, 2.35);
const LAMPS = [
  KEY,
  lamp([-3.2, 1.3, 3.4], 0xffc9b0, 0.55),
  lamp([-2.6, 2.6, -3.2], 0xff9a66, 1.7),
  lamp([3, 2.3, -2.8], 0x9f8cff, 1.25),
];
const SKY = lamp([0, 1, 0], 0xffeadb, 0.55).color;
const GROUND = lamp([0, -1, 0], 0x9a5f55, 0.55).color;
/** How dark the key's shadow is. */
const SHADOW = 0.72;

/** What gold and silk mirror: the player's room, its walls and its lamps, each with the square of its radius in the sky. */
const ENVIRONMENT_SHARE = 0.5;
const WALL_COLOR = linear(0x6a4052);
const REFLECTED_LIGHTS = [
  { ...lamp([0.5, 3.6, 1.5], 0xfff0dc, 9), square: 0.01 },
  { ...lamp([4.8, 1.2, 1.5], 0xffd9b0, 6), square: 0.008 },
  { ...lamp([-4.8, 1, 1], 0xff9aa8, 4), square: 0.008 },
  { ...lamp([1.5, 1.6, -4.8], 0x9f90ff, 5), square: 0.045 },
  { ...lamp([-1, 1.4, 4.8], 0xfff2e0, 3), square: 0.023 },
];

/** How much farther red goes under skin than green and blue, as in the player's shader. */
const SCATTER: Rgb = [0.42, 0.2, 0.14];
/** What hair catches at its edge. */
const HAIR: Rgb = [0.17, 0.11, 0.11];
const FUZZ: Rgb = [0.85, 0.75, 0.8];

// Made once: light is asked for in every pixel.
const half = new Vector3();
const bounced = new Vector3();
const cosines = new Float64Array(LAMPS.length);
const glints = new Float64Array(LAMPS.length);
const fresnels = new Float64Array(LAMPS.length);
const seen = new Float64Array(REFLECTED_LIGHTS.length);
const around = new Float64Array(REFLECTED_LIGHTS.length);

/**
 * Light that a surface sends to the eye, as the player's shader has it: Lambert and GGX, skin that scatters, cloth and
 * hair that catch light at their edges.
 * @param normal Unit length. @param view Unit length, towards the eye. @param lit Share of the key light that arrives.
 * @param tint Factor of the surface's colour: creases and make-up.
 */
export function lightOf(
  { color, roughness, metalness, wrap, fuzz, hair }: Surface,
  normal: Vector3,
  view: Vector3,
  lit: number,
  tint: Rgb,
  out: [number, number, number],
): void {
  const facing = Math.max(1e-3, normal.dot(view));
  const grazing = (1 - facing) ** 3;
  const alpha = roughness * roughness;
  const sharp = alpha * alpha;
  const up = normal.y * 0.5 + 0.5;
  const arriving = 1 - SHADOW * (1 - lit);
  // What depends on directions alone is the same for red, green and blue.
  for (let i = 0; i < LAMPS.length; i++) {
    const { towards } = LAMPS[i] as Lamp;
    const cosine = normal.dot(towards);
    cosines[i] = cosine;
    glints[i] = 0;
    if (cosine <= 0) continue;
    half.copy(view).add(towards).normalize();
    const nh = normal.dot(half);
    const spread = nh * nh * (sharp - 1) + 1;
    const visible =
      0.5 /
      (cosine * Math.sqrt(sharp + (1 - sharp) * facing * facing) +
        facing * Math.sqrt(sharp + (1 - sharp) * cosine * cosine));
    glints[i] = ((sharp / (Math.PI * spread * spread)) * visible * cosine) as number;
    fresnels[i] = (1 - Math.max(0, view.dot(half))) ** 5;
  }
  bounced
    .copy(normal)
    .multiplyScalar(2 * normal.dot(view))
    .sub(view);
  const blur = 0.9 * alpha + 0.004;
  for (let i = 0; i < REFLECTED_LIGHTS.length; i++) {
    const { towards, square } = REFLECTED_LIGHTS[i] as (typeof REFLECTED_LIGHTS)[number];
    const width = square + blur;
    seen[i] = (square / width) * Math.exp((-2 * (1 - bounced.dot(towards))) / width);
    around[i] = square * Math.max(0, normal.dot(towards));
  }
  // Split-sum approximation (B. Karis, "Physically Based Shading on Mobile", 2014).
  const a = Math.min((1 - roughness) ** 2, 2 ** (-9.28 * facing)) * (1 - roughness) + (0.0425 - 0.0275 * roughness);
  const scale = -1.04 * a + 1.04 - 0.572 * roughness;
  const bias = 1.04 * a - 0.04 + 0.022 * roughness;

  for (let k = 0; k < 3; k++) {
    const own = numberAt(color, k) * numberAt(tint, k);
    const reflectance = 0.04 * (1 - metalness) + own * metalness;
    const reach = wrap * numberAt(SCATTER, k);
    const soft = 1 / ((1 + reach) * (1 + reach));
    let diffuse = (numberAt(GROUND, k) * (1 - up) + numberAt(SKY, k) * up) / Math.PI;
    let specular = 0;
    for (let i = 0; i < LAMPS.length; i++) {
      const light = numberAt((LAMPS[i] as Lamp).color, k) * (i === 0 ? arriving : 1);
      diffuse += (light / Math.PI) * Math.min(1, Math.max(0, (float64At(cosines, i) + reach) * soft));
      if (glints[i] !== 0)
        specular += light * float64At(glints, i) * (reflectance + (1 - reflectance) * float64At(fresnels, i));
    }
    let mirrored = numberAt(WALL_COLOR, k);
    let ambient = numberAt(WALL_COLOR, k);
    for (let i = 0; i < REFLECTED_LIGHTS.length; i++) {
      const light = numberAt((REFLECTED_LIGHTS[i] as Lamp).color, k);
      mirrored += light * float64At(seen, i);
      ambient += light * float64At(around, i);
    }
    diffuse += ENVIRONMENT_SHARE * ambient;
    specular += ENVIRONMENT_SHARE * mirrored * (reflectance * scale + bias);
    const caught = hair ? numberAt(HAIR, k) : fuzz * (own * (1 - metalness) + 0.04) * numberAt(FUZZ, k);
    out[k] = own * (1 - metalness) * diffuse + specular + grazing * caught;
  }
}
