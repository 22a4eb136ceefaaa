/** How the software renderer lights a surface. */
import { float64At, numberAt } from "../arrays/index.ts";
import { type EnvironmentDesign, linearLight } from "../stage/index.ts";
import type { Rgb, Surface } from "./triangles.ts";
import { dot, normalize, type Vector, vector } from "./vector.ts";

/** A light from far away; the key's shadows are asked for elsewhere. */
interface Lamp {
  towards: Vector;
  color: Rgb;
}

/** Light that a surface sends to the eye. */
export interface Lighting {
  /** Towards the light that throws shadows. */
  key: Vector;
  /**
   * As the player's shader has it: Lambert and GGX, skin that scatters, cloth and hair that catch light at their edges.
   * @param normal Unit length. @param view Unit length, towards the eye. @param lit Share of the key light that arrives.
   * @param tint Factor of the surface's colour: creases and make-up.
   */
  of(surface: Surface, normal: Vector, view: Vector, lit: number, tint: Rgb, out: [number, number, number]): void;
  /** What a floor sends of its own colour: of the light that is everywhere, and of the key. */
  floor: { ambient: Rgb; key: Rgb };
}

const lamp = ([x, y, z]: Rgb, hex: number, intensity: number): Lamp => {
  const [r, g, b] = linearLight(hex);
  return { towards: normalize(vector(x, y, z)), color: [r * intensity, g * intensity, b * intensity] };
};

/** Where the lights besides the key stand on the player's stage, metres. */
const FILL_FROM: Rgb = [-3.2, 1.3, 3.4];
const RIMS_FROM: readonly [Rgb, Rgb] = [
  [-2.6, 2.6, -3.2],
  [3, 2.3, -2.8],
];
/** How dark the key's shadow is. */
const SHADOW = 0.72;
/** How much gold and silk mirror of the environment: its walls and its lamps. */
const ENVIRONMENT_SHARE = 0.5;
/** Height at which the mirrored room is seen, metres. */
const EYE_HEIGHT = 1;

/** How much farther red goes under skin than green and blue, as in the player's shader. */
const SCATTER: Rgb = [0.42, 0.2, 0.14];
/** What hair catches at its edge. */
const HAIR: Rgb = [0.17, 0.11, 0.11];
const FUZZ: Rgb = [0.85, 0.75, 0.8];

/** The light of an environment, as steady as before the music. */
export function createLighting({ light: design, lamps: roomLamps, walls: wallColor }: EnvironmentDesign): Lighting {
  const [left = 0xffffff, right = 0xffffff] = design.palettes[0] ?? [];
  const [skyColor, groundColor, intensity] = design.sky;
  const lamps = [
    lamp(design.keyFrom, ...design.key),
    lamp(FILL_FROM, ...design.fill),
    lamp(RIMS_FROM[0], left, design.rims[0]),
    lamp(RIMS_FROM[1], right, design.rims[1]),
  ];
  const [key] = lamps as [Lamp];
  const above = lamp([0, 1, 0], skyColor, intensity).color;
  const below = lamp([0, -1, 0], groundColor, intensity).color;
  const walls = linearLight(wallColor);
  // Each with the square of its radius in the sky.
  const mirroredLamps = roomLamps.map(([[width, height], [x, y, z], brightness, color]) => {
    const at: Rgb = [x, y - EYE_HEIGHT, z];
    return { ...lamp(at, color, brightness), square: (width * height) / (Math.PI * dot(vector(...at), vector(...at))) };
  });
  // Made once: light is asked for in every pixel.
  const half = vector();
  const bounced = vector();
  const cosines = new Float64Array(lamps.length);
  const glints = new Float64Array(lamps.length);
  const fresnels = new Float64Array(lamps.length);
  const seen = new Float64Array(mirroredLamps.length);
  const around = new Float64Array(mirroredLamps.length);

  const of: Lighting["of"] = ({ color, roughness, metalness, wrap, fuzz, hair }, normal, view, lit, tint, out) => {
    const facing = Math.max(1e-3, dot(normal, view));
    const grazing = (1 - facing) ** 3;
    const alpha = roughness * roughness;
    const sharp = alpha * alpha;
    const up = normal.y * 0.5 + 0.5;
    const arriving = 1 - SHADOW * (1 - lit);
    // What depends on directions alone is the same for red, green and blue.
    for (let i = 0; i < lamps.length; i++) {
      const { towards } = lamps[i] as Lamp;
      const cosine = dot(normal, towards);
      cosines[i] = cosine;
      glints[i] = 0;
      if (cosine <= 0) continue;
      half.x = view.x + towards.x;
      half.y = view.y + towards.y;
      half.z = view.z + towards.z;
      normalize(half);
      const nh = dot(normal, half);
      const spread = nh * nh * (sharp - 1) + 1;
      const visible =
        0.5 /
        (cosine * Math.sqrt(sharp + (1 - sharp) * facing * facing) +
          facing * Math.sqrt(sharp + (1 - sharp) * cosine * cosine));
      glints[i] = ((sharp / (Math.PI * spread * spread)) * visible * cosine) as number;
      fresnels[i] = (1 - Math.max(0, dot(view, half))) ** 5;
    }
    const twice = 2 * dot(normal, view);
    bounced.x = normal.x * twice - view.x;
    bounced.y = normal.y * twice - view.y;
    bounced.z = normal.z * twice - view.z;
    const blur = 0.9 * alpha + 0.004;
    for (let i = 0; i < mirroredLamps.length; i++) {
      const { towards, square } = mirroredLamps[i] as (typeof mirroredLamps)[number];
      const width = square + blur;
      seen[i] = (square / width) * Math.exp((-2 * (1 - dot(bounced, towards))) / width);
      around[i] = square * Math.max(0, dot(normal, towards));
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
      let diffuse = (numberAt(below, k) * (1 - up) + numberAt(above, k) * up) / Math.PI;
      let specular = 0;
      for (let i = 0; i < lamps.length; i++) {
        const light = numberAt((lamps[i] as Lamp).color, k) * (i === 0 ? arriving : 1);
        diffuse += (light / Math.PI) * Math.min(1, Math.max(0, (float64At(cosines, i) + reach) * soft));
        if (glints[i] !== 0)
          specular += light * float64At(glints, i) * (reflectance + (1 - reflectance) * float64At(fresnels, i));
      }
      let mirrored = numberAt(walls, k);
      let ambient = numberAt(walls, k);
      for (let i = 0; i < mirroredLamps.length; i++) {
        const light = numberAt((mirroredLamps[i] as Lamp).color, k);
        mirrored += light * float64At(seen, i);
        ambient += light * float64At(around, i);
      }
      diffuse += ENVIRONMENT_SHARE * ambient;
      specular += ENVIRONMENT_SHARE * mirrored * (reflectance * scale + bias);
      const caught = hair ? numberAt(HAIR, k) : fuzz * (own * (1 - metalness) + 0.04) * numberAt(FUZZ, k);
      out[k] = own * (1 - metalness) * diffuse + specular + grazing * caught;
    }
  };
  const onFloor = ({ towards, color }: Lamp) => color.map((part) => (part * Math.max(0, towards.y)) / Math.PI);
  const [fromKey, ...others] = lamps.map(onFloor) as [number[], ...number[][]];
  const ambient = [0, 1, 2].map((k) =>
    others.reduce((sum, color) => sum + numberAt(color, k), numberAt(above, k) / Math.PI),
  );
  return {
    key: key.towards,
    of,
    floor: { ambient: ambient as unknown as Rgb, key: fromKey as unknown as Rgb },
  };
}
