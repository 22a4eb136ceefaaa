import type { EnvironmentDesign, SceneryShapes } from "./design.ts";
import { blend, fract, line, noiseAt, smoothstep } from "./floor-paint.ts";
import { noise, SceneryBuilder } from "./scenery-builder.ts";

/** Where the pillars stand, and the lamps on the floor: metres from the middle. No camera goes as far as the pillars. */
const PILLARS = 11;
const LAMPS = 4.7;

/** A temple court at dusk: pillars and a tower before the evening sky, oil lamps round a drawn floor. */
export const TEMPLE: EnvironmentDesign = {
  exposure: 1.5,
  glow: [
    [230, 130, 84],
    [120, 62, 92],
    [34, 26, 64],
  ],
  floor: {
    radius: 44,
    fade: 26,
    pool: 0x9a7358,
    ground: 0x5c4448,
    line: 0xffe9c8,
    sheen: 0xa8644c,
    paint: /* glsl */ `
float angle = atan(vGround.y, vGround.x);
vec2 slab = vGround * 0.8;
slab.x += 0.5 * mod(floor(slab.y), 2.0);
float tone = fract(sin(dot(floor(slab), vec2(12.9898, 78.233))) * 43758.5453);
vec2 edge = min(fract(slab), 1.0 - fract(slab)) / max(fwidth(slab), vec2(0.001));
vec3 ground = mix(poolColor, diffuseColor.rgb, smoothstep(0.4, 5.5, r)) * (0.84 + 0.24 * tone);
ground *= 0.78 + 0.22 * smoothstep(0.0, 1.6, min(edge.x, edge.y));
// The light of the lamps on the stone.
float lamps = exp(-pow((r - ${LAMPS.toFixed(1)}) / 0.75, 2.0));
ground += vec3(0.5, 0.22, 0.06) * lamps * (0.32 + 0.3 * answer.y);
float leaf = 0.28 * abs(sin(angle * 8.0));
float loops = max(ring(r, 1.75 + leaf, 0.012), ring(r, 2.31 - leaf, 0.012));
float dots = 1.0 - smoothstep(0.03, 0.03 + fwidth(r), length(vec2(r - 2.55, (fract(angle * 8.0 / 3.14159265 + 0.5) - 0.5) * 0.95)));
float drawn = 0.8 * max(max(loops, dots), max(ring(r, 1.55, 0.01), ring(r, 2.8, 0.01)));`,
    paintAt(x, z, r, floor, out) {
      const v = z * 0.8;
      const u = x * 0.8 + 0.5 * (Math.abs(Math.floor(v)) % 2);
      const edge = Math.min(fract(u), 1 - fract(u), fract(v), 1 - fract(v));
      const stone = 0.84 + 0.24 * noiseAt(Math.floor(u), Math.floor(v));
      blend(floor, smoothstep(0.4, 5.5, r), stone * (0.78 + 0.22 * smoothstep(0, 0.02, edge)), out);
      const lamps = Math.exp(-(((r - LAMPS) / 0.75) ** 2)) * 0.32;
      out[0] += 0.5 * lamps;
      out[1] += 0.22 * lamps;
      out[2] += 0.06 * lamps;
      const angle = Math.atan2(z, x);
      const leaf = 0.28 * Math.abs(Math.sin(angle * 8));
      const loops = Math.max(line(r - 1.75 - leaf, 0.012), line(r - 2.31 + leaf, 0.012));
      const dots = line(Math.hypot(r - 2.55, (fract((angle * 8) / Math.PI + 0.5) - 0.5) * 0.95), 0.03);
      return 0.8 * Math.max(loops, dots, line(r - 1.55, 0.01), line(r - 2.8, 0.01));
    },
  },
  light: {
    sky: [0xb8a4e8, 0xa06a4a, 0.6, 1.3],
    key: [0xffdcb0, 2.5],
    keyFrom: [2.4, 2.9, 3.6],
    fill: [0xff9e6a, 0.7],
    rims: [2.1, 1.7],
    palettes: [
      [0xff8a4a, 0x8f7cff],
      [0xffb45a, 0xff6a8a],
      [0xff7a5a, 0x6aa0ff],
    ],
  },
  focus: 1,
  lamps: [
    [[3, 0.2, 2], [0.5, 4.6, 1.5], 7, 0xffe2b8],
    [[0.2, 2.6, 2], [4.8, 1.6, 1.5], 6, 0xffb066],
    [[0.2, 2.6, 2], [-4.8, 1.6, 1], 6, 0xff9a5a],
    [[4, 1.6, 0.2], [0, 2.6, -4.8], 5, 0xff8a6a],
  ],
  walls: 0x5a4060,
  scenery: buildTemple,
};

function buildTemple(): SceneryShapes {
  const temple = new SceneryBuilder();
  temple.sky(60, [
    [-6, 0x6a3c4c],
    [0.5, 0xffa866],
    [6, 0xf07a6a],
    [16, 0xa2527e],
    [34, 0x4c3478],
    [90, 0x171a44],
  ]);
  tower(temple, -30, 0.72);
  tower(temple, 32, 0.62);
  const count = 20;
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    const next = ((i + 1.5) / count) * 2 * Math.PI;
    if (isGate(angle)) continue;
    pillar(temple, angle);
    if (!isGate(angle) && !isGate(next)) garland(temple, angle, next, i);
  }
  courtWall(temple);
  for (let i = 0; i < 28; i++) oilLamp(temple, ((i + 0.5) / 28) * 2 * Math.PI);
  for (let i = 0; i < 60; i++) star(temple, i);
  return temple.build();
}

/** Whether an angle lies in the gates before and behind the court, through which the towers are seen. */
const isGate = (angle: number): boolean => Math.abs(Math.sin(angle)) < 0.3;

const on = (radius: number, angle: number): [number, number] => [radius * Math.sin(angle), radius * Math.cos(angle)];

/** A pillar of stone with a foot and a capital, eight-sided, lit from the court. */
function pillar(temple: SceneryBuilder, angle: number): void {
  const [x, z] = on(PILLARS, angle);
  temple.box([x, 0, z], [1, 0.35, 1], [0x6a4a44, 0x8a5c4c]);
  temple.box([x, 0.35, z], [0.74, 0.25, 0.74], [0x7c5448, 0x94644e]);
  const sides = 8;
  const ring = (radius: number, k: number): [number, number] => {
    const turn = (k / sides) * 2 * Math.PI;
    return [x + radius * Math.sin(turn), z + radius * Math.cos(turn)];
  };
  for (const [low, high, below, above, dark, light] of [
    [0.6, 3.2, 0.3, 0.25, 0xa06a4a, 0x5e4450],
    [3.2, 3.45, 0.25, 0.4, 0x7a5450, 0x6c4c50],
    [3.45, 3.8, 0.4, 0.34, 0x6c4c50, 0x5a4250],
  ] as const)
    for (let k = 0; k < sides; k++) {
      const [[ax, az], [bx, bz]] = [ring(below, k), ring(below, k + 1)];
      const [[cx, cz], [dx, dz]] = [ring(above, k + 1), ring(above, k)];
      // The side towards the court has the light of the lamps.
      const facing = -(
        Math.sin(((k + 0.5) / sides) * 2 * Math.PI) * x +
        Math.cos(((k + 0.5) / sides) * 2 * Math.PI) * z
      );
      temple.quad(
        [
          [ax, low, az],
          [bx, low, bz],
          [cx, high, cz],
          [dx, high, dz],
        ],
        [dark, dark, light, light],
        { light: 0.55 + 0.5 * Math.max(0, facing / PILLARS) },
      );
    }
  temple.box([x, 3.8, z], [0.95, 0.22, 0.95], [0x6c4c50, 0x54404e]);
}

/** The beam between two pillars, a lamp that hangs from it, and marigolds. */
function garland(temple: SceneryBuilder, from: number, to: number, seed: number): void {
  const middle = (from + to) / 2;
  temple.wall(on(PILLARS + 0.1, from), on(PILLARS + 0.1, to), 4.02, 4.55, [0x6a4a50, 0x4c3a4c]);
  temple.wall(on(PILLARS + 0.05, from), on(PILLARS + 0.05, to), 4.5, 4.62, [0x8a5a4c, 0x8a5a4c]);
  const flowers = 13;
  for (let k = 0; k <= flowers; k++) {
    const share = k / flowers;
    const sag = 4 * share * (1 - share);
    const [x, z] = on(PILLARS - 0.1, from + (to - from) * share);
    const color = (k + seed) % 3 === 0 ? 0xffc21f : 0xff8a14;
    const y = 3.82 - 0.62 * sag;
    temple.box([x, y, z], [0.12, 0.12, 0.12], [color, color], { light: 0.75 });
  }
  const [x, z] = on(PILLARS - 0.1, middle);
  temple.box([x, 2.62, z], [0.02, 0.6, 0.02], [0x2a2024, 0x2a2024]);
  temple.box([x, 2.5, z], [0.22, 0.12, 0.22], [0xc08a3c, 0xe0b060]);
  temple.glow({ at: [x, 2.72, z], color: 0xffa040, radius: 0.85, light: 0.7, lamp: 0.7 });
  temple.glow({ at: [x, 2.7, z], color: 0xffe0a0, radius: 0.16, light: 1.6, lamp: 0.5 });
}

/** The wall round the court, farther away than the pillars, with a ledge. */
function courtWall(temple: SceneryBuilder): void {
  const parts = 48;
  for (let i = 0; i < parts; i++) {
    const [from, to] = [(i / parts) * 2 * Math.PI, ((i + 1) / parts) * 2 * Math.PI];
    const tone = i % 2 === 0 ? 0x6e444c : 0x684048;
    temple.wall(on(21, from), on(21, to), 0, 1.7, [0x8c5448, tone]);
    temple.wall(on(20.9, from), on(20.9, to), 1.55, 1.85, [0x8a584e, 0x9a6450]);
    if (i % 2 === 0) {
      const [x, z] = on(20.7, from);
      temple.glow({ at: [x, 2.05, z], color: 0xffb060, radius: 0.5, light: 0.5, lamp: 0.5 });
    }
  }
}

/** A lamp of clay on the floor, with a flame. */
function oilLamp(temple: SceneryBuilder, angle: number): void {
  const [x, z] = on(LAMPS, angle);
  temple.box([x, 0, z], [0.13, 0.045, 0.13], [0x7a3c22, 0xb4622e]);
  temple.glow({ at: [x, 0.1, z], color: 0xffe8b0, radius: 0.085, light: 2, lamp: 0.6 });
  temple.glow({ at: [x, 0.12, z], color: 0xff9a38, radius: 0.42, light: 0.62, lamp: 0.8 });
}

/** A gate tower in tiers, with rows of small lights. @param z Metres behind the court. */
function tower(temple: SceneryBuilder, z: number, scale: number): void {
  const tiers = 8;
  let low = 0;
  for (let i = 0; i < tiers; i++) {
    const width = scale * (12 - i * 1.25);
    const height = scale * (i === 0 ? 4.4 : 1.9 - i * 0.09);
    const depth = scale * (6 - i * 0.6);
    temple.box([0, low, z], [width, height * 0.8, depth], [0x5a3850, 0x472f54]);
    temple.box([0, low + height * 0.8, z], [width * 1.06, height * 0.2, depth * 1.06], [0x74464e, 0x5a3c58]);
    const lights = Math.round(width / 1.3);
    for (let k = 0; i > 0 && k < lights; k++) {
      const x = ((k + 0.5) / lights - 0.5) * width;
      const front = z - Math.sign(z) * (depth / 2 + 0.15);
      temple.box([x, low + height * 0.15, front], [0.3 * scale, height * 0.42, 0.1], [0xffb060, 0xd0703c], {
        light: 0.8,
        lamp: 0.4,
      });
    }
    low += height;
  }
  temple.box([0, low, z], [scale * 2.4, scale * 0.9, scale * 1.6], [0x74464e, 0x5a3c58]);
  for (const x of [-0.8, 0, 0.8])
    temple.box([x * scale, low + scale * 0.9, z], [0.16, scale * 0.8, 0.16], [0xd09a4a, 0xffd890]);
}

function star(temple: SceneryBuilder, seed: number): void {
  const angle = noise(seed) * 2 * Math.PI;
  const height = 0.35 + 0.6 * noise(seed + 0.3);
  const [x, z] = on(55 * Math.cos(height), angle);
  temple.glow({
    at: [x, 55 * Math.sin(height), z],
    color: 0xfff0e0,
    radius: 0.16 + 0.2 * noise(seed + 0.6),
    light: 0.7,
  });
}
