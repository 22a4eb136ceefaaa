import type { EnvironmentDesign } from "./design.ts";

/** The stage of the pages: a warm pool of light with rings and lotus petals on its floor, as on a drawn threshold. */
export const STAGE: EnvironmentDesign = {
  exposure: 1.5,
  glow: [
    [140, 52, 92],
    [66, 26, 76],
    [21, 11, 28],
  ],
  floor: {
    radius: 5,
    fade: 2.5,
    pool: 0x7c4644,
    ground: 0x422037,
    line: 0xeeb254,
    sheen: 0x6a2858,
    paint: /* glsl */ `
float angle = atan(vGround.y, vGround.x);
float petals = 1.72 + 0.13 * abs(sin(angle * 12.0));
float drawn = 0.75 * max(max(ring(r, 1.6, 0.011), ring(r, petals, 0.008)), max(ring(r, 2.0, 0.006), ring(r, 2.9, 0.012)));
vec3 ground = mix(poolColor, diffuseColor.rgb, smoothstep(0.1, 2.6, r));
// Boards, felt rather than seen.
float board = fract(sin(floor(vGround.x * 7.0) * 91.7) * 437.5);
ground *= (0.97 + 0.06 * board) * mix(1.1, 0.45, smoothstep(0.6, 4.4, r));`,
  },
  light: {
    sky: [0xffeadb, 0x9a5f55, 0.55, 1.35],
    key: [0xfff0dc, 2.35],
    keyFrom: [1.9, 3.1, 3.9],
    fill: [0xffc9b0, 0.55],
    rims: [1.7, 1.25],
    palettes: [
      [0xff9a66, 0x9f8cff],
      [0xff7a9c, 0x66b8ff],
      [0xffb84d, 0xd07cff],
      [0x7fd6ff, 0xff8a6a],
    ],
  },
  focus: 1,
  lamps: [
    [[3, 0.2, 2], [0.5, 4.6, 1.5], 9, 0xfff0dc],
    [[0.2, 2.6, 1.4], [4.8, 2.2, 1.5], 6, 0xffd9b0],
    [[0.2, 2.6, 1.2], [-4.8, 2, 1], 4, 0xff9aa8],
    [[2.4, 1.6, 0.2], [1.5, 2.6, -4.8], 5, 0x9f90ff],
    [[1.8, 1, 0.2], [-1, 2.4, 4.8], 3, 0xfff2e0],
  ],
  walls: 0x6a4052,
};

/** The same by day, for bright pages. */
export const DAY: EnvironmentDesign = {
  ...STAGE,
  glow: [
    [255, 226, 190],
    [255, 236, 217],
    [250, 222, 196],
  ],
  floor: { ...STAGE.floor, pool: 0xf3c6a0, ground: 0xe2a67e, line: 0xb4480b, sheen: 0xffe6cc },
};
