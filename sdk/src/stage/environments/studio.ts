import type { EnvironmentDesign, SceneryShapes } from "./design.ts";
import { blend, fract, line, smoothstep } from "./floor-paint.ts";
import { SceneryBuilder } from "./scenery-builder.ts";

/** Half the width of the room, and its height; metres. */
const ROOM = 7;
const HEIGHT = 4.4;

/** A bright studio for learning: even light, a floor with the metres marked, windows, a barre and mirrors. */
export const STUDIO: EnvironmentDesign = {
  exposure: 1.05,
  glow: [
    [244, 240, 232],
    [236, 232, 226],
    [214, 212, 210],
  ],
  floor: {
    radius: 12,
    fade: 10.8,
    pool: 0xc08a58,
    ground: 0xb27c4a,
    line: 0xfff6e6,
    sheen: 0xd8b890,
    paint: /* glsl */ `
float plank = floor(vGround.x * 6.0);
float joint = floor(vGround.y * 0.55 + fract(plank * 0.37) * 2.0);
float tone = fract(sin(plank * 91.7 + joint * 17.3) * 437.5);
float seam = min(abs(fract(vGround.x * 6.0) - 0.0), 1.0 - fract(vGround.x * 6.0)) / max(fwidth(vGround.x * 6.0), 0.001);
vec3 ground = mix(poolColor, diffuseColor.rgb, smoothstep(0.5, 5.0, r)) * (0.9 + 0.16 * tone);
ground *= 0.88 + 0.12 * smoothstep(0.0, 1.2, seam);
// Daylight from the windows.
float sun = smoothstep(-6.8, -5.6, vGround.x) * (1.0 - smoothstep(-3.6, -1.8, vGround.x));
float pane = smoothstep(0.16, 0.2, abs(fract((vGround.y - vGround.x * 0.25) * 0.42) - 0.5));
ground *= 1.0 + 0.42 * sun * (1.0 - pane);
// A line each metre, as wide as a thumb, and the two that cross in the middle.
vec2 metre = abs(fract(vGround + 0.5) - 0.5);
vec2 width = fwidth(vGround);
float grid = max(1.0 - smoothstep(0.004, 0.004 + width.x, metre.x), 1.0 - smoothstep(0.004, 0.004 + width.y, metre.y));
float cross_ = max(1.0 - smoothstep(0.012, 0.012 + width.x, abs(vGround.x)), 1.0 - smoothstep(0.012, 0.012 + width.y, abs(vGround.y)));
float drawn = max(0.22 * grid, 0.62 * cross_) * (1.0 - smoothstep(2.0, 3.1, r));`,
    paintAt(x, z, r, floor, out) {
      const plank = Math.floor(x * 6);
      const joint = Math.floor(z * 0.55 + fract(plank * 0.37) * 2);
      const tone = fract(Math.sin(plank * 91.7 + joint * 17.3) * 437.5);
      const sun = smoothstep(-6.8, -5.6, x) * (1 - smoothstep(-3.6, -1.8, x));
      const pane = smoothstep(0.16, 0.2, Math.abs(fract((z - x * 0.25) * 0.42) - 0.5));
      blend(floor, smoothstep(0.5, 5, r), (0.9 + 0.16 * tone) * (1 + 0.42 * sun * (1 - pane)), out);
      const metre = (at: number) => line(Math.abs(fract(at + 0.5) - 0.5), 0.004);
      const middle = Math.max(line(x, 0.012), line(z, 0.012));
      return Math.max(0.22 * Math.max(metre(x), metre(z)), 0.62 * middle) * (1 - smoothstep(2, 3.1, r));
    },
  },
  light: {
    sky: [0xf6f4ff, 0xd8b48c, 1.05, 1.7],
    key: [0xfff6ea, 1.9],
    keyFrom: [-2.4, 3.4, 3.6],
    fill: [0xfff0e0, 0.7],
    rims: [1.1, 0.9],
    palettes: [
      [0xffffff, 0xffe8cc],
      [0xe8f4ff, 0xfff0d8],
    ],
  },
  focus: 0.25,
  lamps: [
    [[6, 0.2, 6], [0, 4.8, 0], 3, 0xffffff],
    [[0.2, 3, 5], [-5.2, 2.2, 0], 6, 0xf0f6ff],
    [[3, 2.4, 0.2], [2, 2, 5], 2.2, 0xfff4e4],
  ],
  walls: 0xcfc4b6,
  scenery: buildStudio,
};

function buildStudio(): SceneryShapes {
  const studio = new SceneryBuilder();
  const wall = [0xd9d2c6, 0xebe6dd] as const;
  const [low, high] = [-ROOM, ROOM];
  studio.wall([low, low], [high, low], 0, HEIGHT, wall);
  studio.wall([high, low], [high, high], 0, HEIGHT, [0xd0c8bc, 0xe2dbd0]);
  studio.wall([low, high], [high, high], 0, HEIGHT, [0xd4ccc0, 0xe6e0d6]);
  studio.wall([low, low], [low, high], 0, HEIGHT, [0xcac3b8, 0xd8d2c8]);
  studio.quad(
    [
      [low, HEIGHT, low],
      [high, HEIGHT, low],
      [high, HEIGHT, high],
      [low, HEIGHT, high],
    ],
    0xe4dfd6,
  );
  for (const [x1, z1, x2, z2] of [
    [low, low, high, low],
    [high, low, high, high],
    [low, high, high, high],
    [low, low, low, high],
  ] as const) {
    const inside = 0.994;
    studio.wall([x1 * inside, z1 * inside], [x2 * inside, z2 * inside], 0, 0.16, [0x9a6a44, 0xb98860]);
  }
  windows(studio);
  mirrors(studio, -1);
  mirrors(studio, 1);
  barre(studio);
  ceilingLights(studio);
  return studio.build();
}

/** Tall windows on the dancer's right, with daylight behind them. */
function windows(studio: SceneryBuilder): void {
  const x = -ROOM + 0.03;
  for (let i = -2; i <= 2; i++) {
    const z = i * 2.6;
    studio.wall([x, z - 0.98], [x, z + 0.98], 0.62, 3.92, [0x8a7a68, 0x9a8a78]);
    studio.wall([x + 0.02, z - 0.9], [x + 0.02, z + 0.9], 0.7, 3.84, [0xf2f4f0, 0xdcecff], { light: 1.7 });
    for (const bar of [-0.3, 0.3]) studio.box([x + 0.05, 0.7, z + bar], [0.05, 3.14, 0.05], [0xb0a494, 0xc0b4a4]);
    for (const bar of [1.7, 2.8]) studio.box([x + 0.05, bar, z], [0.05, 0.05, 1.8], [0xb0a494, 0xc0b4a4]);
    studio.glow({ at: [x + 0.3, 2.4, z], color: 0xe8f2ff, radius: 2.2, light: 0.12 });
  }
}

/** A wall of mirrors, which show the bright room and not the dancer. @param side −1 behind the dancer, 1 before. */
function mirrors(studio: SceneryBuilder, side: number): void {
  const z = side * (ROOM - 0.03);
  for (let i = -2; i <= 2; i++) {
    const x = i * 2.5;
    studio.wall([x - 1.22, z], [x + 1.22, z], 0.28, 3.1, [0x8c7a68, 0x8c7a68]);
    const inner = z - side * 0.02;
    studio.wall([x - 1.17, inner], [x + 1.17, inner], 0.33, 1.15, [0xc39f7c, 0xcdbfb0]);
    studio.wall([x - 1.17, inner], [x + 1.17, inner], 1.15, 3.05, [0xcdbfb0, 0xe0e4e6]);
    // A streak across the glass.
    const streak = inner - side * 0.01;
    const ends: [number, number] = [x - 0.75, x - 0.25];
    studio.wall([ends[0], streak], [ends[1], streak], 0.5, 2.9, [0xd6d2ca, 0xeef2f4]);
  }
}

/** A barre along the wall on the dancer's left, and one before the mirrors. */
function barre(studio: SceneryBuilder): void {
  const wood = [0xa8703c, 0xd09a62] as const;
  studio.box([0, 0.98, -ROOM + 0.3], [12.6, 0.06, 0.06], wood);
  studio.box([ROOM - 0.3, 0.98, 0], [0.06, 0.06, 12.6], wood);
  for (let i = -5; i <= 5; i += 2.5) {
    studio.box([i, 0, -ROOM + 0.3], [0.05, 0.98, 0.05], [0x6c6660, 0x8c8680]);
    studio.box([ROOM - 0.3, 0, i], [0.05, 0.98, 0.05], [0x6c6660, 0x8c8680]);
  }
}

function ceilingLights(studio: SceneryBuilder): void {
  for (const x of [-3.5, 0, 3.5])
    for (const z of [-4, 0, 4]) {
      studio.quad(
        [
          [x - 0.3, HEIGHT - 0.02, z - 1.2],
          [x + 0.3, HEIGHT - 0.02, z - 1.2],
          [x + 0.3, HEIGHT - 0.02, z + 1.2],
          [x - 0.3, HEIGHT - 0.02, z + 1.2],
        ],
        0xffffff,
        { light: 1.6, lamp: 0.15 },
      );
    }
}
