import type { EnvironmentDesign, SceneryShapes } from "./design.ts";
import { blend, fract, noiseAt, smoothstep } from "./floor-paint.ts";
import { noise, SceneryBuilder } from "./scenery-builder.ts";

/** Half the width of the street, and how far it goes on either way; metres. */
const SIDE = 8;
const LENGTH = 36;
const NEON = [0xff3d8b, 0x2fd4ff, 0xffa52e, 0x9b5cff, 0x3dffa8];
const WINDOWS = [0xffc98a, 0xffb066, 0x9fc4ff, 0xffe2b8];

/** A street at night: lit windows and neon to both sides, lights out of focus at its ends, wet asphalt. */
export const STREET: EnvironmentDesign = {
  exposure: 1.5,
  glow: [
    [70, 40, 92],
    [30, 22, 60],
    [8, 8, 22],
  ],
  floor: {
    radius: 34,
    fade: 16,
    pool: 0x4a4658,
    ground: 0x1d1b2a,
    line: 0xd8c9a8,
    sheen: 0x4a2a6a,
    paint: /* glsl */ `
vec2 cell = floor(vGround * 42.0);
float grain = fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453);
vec2 warped = vGround + 0.35 * sin(vGround.yx * 2.3);
float wet = sin(warped.x * 1.1 + 0.8) * sin(warped.y * 0.9 - warped.x * 0.35) + 0.35 * sin(warped.x * 3.1) * sin(warped.y * 2.7);
wet = smoothstep(0.25, 0.6, wet) * (1.0 - smoothstep(5.0, 14.0, r));
vec3 ground = mix(poolColor, diffuseColor.rgb, smoothstep(0.6, 4.2, r));
ground *= 0.86 + 0.22 * grain * (1.0 - wet);
// Neon of both sides in the puddles.
float side = smoothstep(-5.0, 5.0, vGround.x);
vec3 neon = mix(vec3(0.95, 0.12, 0.42), vec3(0.1, 0.55, 0.95), side);
ground += neon * low * low * (0.02 + 0.06 * wet) * (1.0 + 1.4 * answer.y) * smoothstep(0.6, 3.0, r);
float bar = abs(fract(vGround.x * 0.62 + 0.5) - 0.5);
float across = smoothstep(0.0, 0.03, abs(vGround.y) - 3.4) * (1.0 - smoothstep(0.0, 0.03, abs(vGround.y) - 5.6));
float drawn = 0.34 * across * (1.0 - smoothstep(0.2, 0.22, bar)) * step(abs(vGround.x), 5.2) * (0.7 + 0.3 * grain);`,
    paintAt(x, z, r, floor, out) {
      const grain = noiseAt(Math.floor(x * 42), Math.floor(z * 42));
      const [u, v] = [x + 0.35 * Math.sin(z * 2.3), z + 0.35 * Math.sin(x * 2.3)];
      const waves =
        Math.sin(u * 1.1 + 0.8) * Math.sin(v * 0.9 - u * 0.35) + 0.35 * Math.sin(u * 3.1) * Math.sin(v * 2.7);
      const wet = smoothstep(0.25, 0.6, waves) * (1 - smoothstep(5, 14, r));
      blend(floor, smoothstep(0.6, 4.2, r), 0.86 + 0.22 * grain * (1 - wet), out);
      const bar = Math.abs(fract(x * 0.62 + 0.5) - 0.5);
      const across = smoothstep(0, 0.03, Math.abs(z) - 3.4) * (1 - smoothstep(0, 0.03, Math.abs(z) - 5.6));
      return Math.abs(x) > 5.2 ? 0 : 0.34 * across * (1 - smoothstep(0.2, 0.22, bar)) * (0.7 + 0.3 * grain);
    },
  },
  light: {
    // More from below and from across than elsewhere: dark trousers would be lost before dark asphalt.
    sky: [0x8f9dff, 0x6a4a78, 0.75, 1.5],
    key: [0xffe2c4, 2.7],
    keyFrom: [1.6, 3.0, 3.6],
    fill: [0x8fa8ff, 1.25],
    rims: [3.1, 2.9],
    palettes: [
      [0xff4f9a, 0x38c8ff],
      [0x38c8ff, 0xffa03c],
      [0xa86bff, 0xff5f7a],
      [0xffa03c, 0x4fa0ff],
    ],
  },
  focus: 1,
  lamps: [
    [[2, 0.2, 2], [0.5, 4.6, 1.5], 7, 0xffe6c8],
    [[0.2, 2.6, 2.4], [-5, 2.2, 0.5], 6, 0xff4f9a],
    [[0.2, 2.6, 2.4], [5, 2.2, 0], 6, 0x38c8ff],
    [[3, 1, 0.2], [0, 2.2, -5], 4, 0xffb066],
  ],
  walls: 0x1a1730,
  scenery: buildStreet,
};

function buildStreet(): SceneryShapes {
  const street = new SceneryBuilder();
  street.sky(60, [
    [-8, 0x2a1838],
    [1, 0x5c2e5c],
    [9, 0x30204e],
    [28, 0x131434],
    [90, 0x070818],
  ]);
  for (const side of [-1, 1]) {
    let z = -LENGTH;
    for (let i = 0; z < LENGTH; i++) {
      const seed = i * 31 + (side > 0 ? 7 : 1);
      const width = 4.5 + 3.5 * noise(seed);
      house(street, side, z, Math.min(z + width, LENGTH), 6 + 8 * noise(seed + 0.4), seed);
      z += width + 0.15;
    }
    for (let post = -3; post <= 3; post++) if (post !== 0) streetLamp(street, side * 6.1, post * 8.5);
  }
  for (const end of [-1, 1]) {
    street.wall([-SIDE - 6, end * (LENGTH + 4)], [SIDE + 6, end * (LENGTH + 4)], 0, 9, [0x2a1a3a, 0x131430]);
    for (let i = 0; i < 64; i++) lightInTheDistance(street, end, i + (end > 0 ? 100 : 0));
  }
  return street.build();
}

/** The front of a house on one side: a lit shop, rows of windows, a sign or two. */
function house(street: SceneryBuilder, side: number, from: number, to: number, height: number, seed: number): void {
  const x = side * SIDE;
  const dark = [0x1c1a2e, 0x221a2c, 0x182030, 0x2a1e2a][Math.floor(noise(seed + 0.1) * 4)] ?? 0x1c1a2e;
  street.wall([x, from], [x, to], 0, height, [0x34263c, dark]);
  const shown = side * (SIDE - 0.04);
  const shop = WINDOWS[Math.floor(noise(seed + 0.2) * WINDOWS.length)] ?? 0xffc98a;
  if (noise(seed + 0.3) > 0.25) {
    street.wall([shown, from + 0.5], [shown, to - 0.5], 0.45, 2.5, [shop, 0x5a3a34], { light: 0.55 });
    const panes = Math.round((to - from) / 1.3);
    for (let pane = 1; pane < panes; pane++)
      street.box(
        [side * (SIDE - 0.07), 0.45, from + 0.5 + ((to - from - 1) * pane) / panes],
        [0.06, 2.05, 0.07],
        [0x1a1420, 0x1a1420],
      );
    street.wall([shown, from + 0.5], [shown, to - 0.5], 0, 0.45, [0x241a28, 0x2c2030]);
    street.wall([side * (SIDE - 0.08), from + 0.3], [side * (SIDE - 0.08), to - 0.3], 2.6, 3.1, [0x3a1e34, 0x54243c]);
  } else closedShop(street, side, from, to, shop);
  const columns = Math.max(2, Math.floor((to - from) / 1.5));
  for (let row = 0; 4.1 + row * 2 < height - 1; row++)
    for (let column = 0; column < columns; column++) {
      const own = seed + row * 7.3 + column * 1.9;
      const lit = noise(own) > 0.62;
      const z = from + ((column + 0.5) * (to - from)) / columns;
      const color = lit ? (WINDOWS[Math.floor(noise(own + 0.5) * WINDOWS.length)] ?? 0xffc98a) : 0x11131f;
      const low = 3.8 + row * 2;
      street.wall([shown, z - 0.42], [shown, z + 0.42], low, low + 1.15, [color, color], {
        light: lit ? 0.35 + 0.5 * noise(own + 0.7) : 1,
      });
    }
  const neon = NEON[Math.floor(noise(seed + 0.6) * NEON.length)] ?? 0xff3d8b;
  if (noise(seed + 0.8) > 0.35) {
    const z = from + 0.6;
    const low = 3.4 + noise(seed + 0.9);
    const sign = side * (SIDE - 0.55);
    street.box([sign, low, z], [0.75, 2.6, 0.12], [0x14101c, 0x14101c]);
    for (const face of [-0.08, 0.08])
      street.box([sign, low + 0.2, z + face], [0.42, 2.2, 0.03], [neon, neon], { light: 1.5, lamp: 1 });
    street.glow({ at: [sign, low + 1.3, z], color: neon, radius: 2.3, light: 0.3, lamp: 1 });
  } else {
    street.wall([side * (SIDE - 0.1), from + 0.8], [side * (SIDE - 0.1), to - 0.8], 3.25, 3.4, [neon, neon], {
      light: 1.6,
      lamp: 1,
    });
    street.glow({ at: [x - side * 0.4, 3.3, (from + to) / 2], color: neon, radius: 2.6, light: 0.22, lamp: 1 });
  }
}

/** A shutter that is down, posters on it, and a lit door beside. */
function closedShop(street: SceneryBuilder, side: number, from: number, to: number, light: number): void {
  const x = side * (SIDE - 0.04);
  const [start, end] = [from + 0.5, to - 1.9];
  street.wall([x, start], [x, end], 0, 2.7, [0x2e2840, 0x453c5c]);
  const slat = side * (SIDE - 0.06);
  for (let low = 0.3; low < 2.6; low += 0.3)
    street.wall([slat, start], [slat, end], low, low + 0.05, [0x1c1828, 0x1c1828]);
  const poster = side * (SIDE - 0.08);
  for (const [i, color] of [0xb8406c, 0x3a86a8, 0xc48a3a].entries()) {
    const z = start + 0.7 + i * 1.1;
    if (z + 0.7 < end) street.wall([poster, z], [poster, z + 0.7], 0.9, 1.95, [color, color], { light: 0.5 });
  }
  street.wall([x, to - 1.5], [x, to - 0.6], 0, 2.3, [0x6a4434, light], { light: 0.6 });
  street.glow({ at: [side * (SIDE - 0.3), 2.5, to - 1.05], color: light, radius: 1.3, light: 0.3 });
}

function streetLamp(street: SceneryBuilder, x: number, z: number): void {
  street.box([x, 0, z], [0.1, 4.6, 0.1], [0x17151f, 0x24202c]);
  street.box([x - Math.sign(x) * 0.5, 4.55, z], [1.1, 0.07, 0.1], [0x24202c, 0x24202c]);
  street.box([x - Math.sign(x) * 0.95, 4.46, z], [0.36, 0.09, 0.2], [0xffd9a0, 0xffd9a0], { light: 2.4 });
  street.glow({ at: [x - Math.sign(x) * 0.95, 4.4, z], color: 0xffc080, radius: 1.5, light: 0.55 });
}

/** Head lamps, tail lamps and signals, far away and out of focus. */
function lightInTheDistance(street: SceneryBuilder, end: number, seed: number): void {
  const colors = [0xffc070, 0xff5a4a, 0xfff0d8, 0x58c8ff, 0xff4f9a];
  const depth = 17 + 18 * noise(seed);
  street.glow({
    at: [(noise(seed + 0.2) * 2 - 1) * 6.8, 0.5 + 5.5 * noise(seed + 0.4) ** 1.8, end * depth],
    color: colors[Math.floor(noise(seed + 0.6) * colors.length)] ?? 0xffc070,
    radius: 0.1 + 0.3 * noise(seed + 0.8),
    disc: 1,
    light: 0.12 + 0.22 * noise(seed + 0.9),
    lamp: noise(seed + 0.3) > 0.6 ? 1 : 0,
  });
}
