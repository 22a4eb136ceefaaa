import type { Rgb } from "@nataraj/sdk/picture";

/** The colour behind the dancer, 0 to 255 a channel: `u` across and `v` down the picture, −1 to 1. */
export type Backdrop = (u: number, v: number) => Rgb;

const rgb = (hex: number): Rgb => [hex >> 16, (hex >> 8) & 255, hex & 255];
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
/** 1 inside an edge and 0 outside, over the width of a pixel or so. */
const inside = (distance: number) => 1 - smooth(-0.004, 0.004, distance);

/** A marigold as large as the sun, on saffron. */
export const petals: Backdrop = (u, v) => {
  const [r, angle] = [Math.hypot(u, v + 0.12), Math.atan2(u, v + 0.12)];
  let colour = mix(rgb(0xffc14d), rgb(0xd9480f), smooth(0, 1.5, Math.hypot(u, v - 0.9)));
  const rings = [0xe8590c, 0xf76707, 0xff922b, 0xffb52e, 0xffd35c];
  rings.forEach((hex, i) => {
    const size = 0.93 - 0.17 * i;
    const edge = size + 0.07 * Math.abs(Math.cos(angle * (13 - i) + i * 0.9)) - 0.05;
    colour = mix(colour, rgb(hex), inside(r - edge));
  });
  return colour;
};

/** Lit steps that climb through the night. */
export const stairs: Backdrop = (u, v) => {
  let colour = mix(rgb(0x170b3b), rgb(0x05030f), smooth(-1, 1, v));
  const step = 0.4;
  const n = Math.floor((u + 1.2) / step);
  const level = 0.75 - n * 0.3;
  const [rise, tread] = [Math.abs(u + 1.2 - n * step), Math.abs(v - level)];
  const edge = Math.min(
    tread,
    v > level - 0.3 - 0.001 && v < level ? Math.min(rise, step - rise + (v < level - 0.3 ? 9 : 0)) : 9,
  );
  const below = v > level ? 0.35 * (1 - smooth(0, 1.2, v - level)) : 0;
  colour = mix(colour, rgb(0x5f1fb5), below);
  const light = n % 2 === 0 ? rgb(0x22e6ff) : rgb(0xff2fa8);
  colour = mix(colour, light, 0.55 * Math.exp(-edge * 16));
  return mix(colour, rgb(0xf6fdff), inside(edge - 0.012));
};

/** A red sun over a street of water. */
export const waves: Backdrop = (u, v) => {
  const horizon = 0.02;
  if (v < horizon) {
    const sky = mix(rgb(0x0b7285), rgb(0xffe8a3), smooth(-1, horizon, v));
    return mix(sky, rgb(0xf03e3e), inside(Math.hypot(u, v + 0.2) - 0.56));
  }
  const depth = v - horizon;
  const ripple = Math.sin(38 * Math.log(0.06 + depth) + 3 * Math.sin(u * 4));
  const water = mix(rgb(0x12b5a6), rgb(0x063f57), smooth(0, 0.98, depth));
  const glitter = Math.exp(-((u / (0.22 + 0.5 * depth)) ** 2));
  return mix(water, rgb(0xff8a5c), ripple > 0.15 ? 0.75 * glitter : 0.1 * (1 + ripple) * 0.5);
};

/** A folded crown on brown paper. */
export const folded: Backdrop = (u, v) => {
  const grain = 6 * Math.sin(u * 91 + 7 * Math.sin(v * 53)) * Math.sin(v * 117);
  const base = mix(rgb(0xd9b382), rgb(0xb98a57), smooth(0.2, 1.4, Math.hypot(u, v)));
  const paper: Rgb = [base[0] + grain, base[1] + grain, base[2] + grain];
  const x = Math.abs(u);
  // Three points, the middle one highest; creases run down from each.
  const zigzag = x < 0.3 ? -0.86 + x * 1.7 : x < 0.75 ? -0.35 - (x - 0.3) * 0.85 : 9;
  const crown = x < 0.76 && v > zigzag && v < 0.22;
  if (!crown) return paper;
  const facet = Math.floor((u + 3) / 0.3) % 2 === 0 ? 0xffd43b : 0xfab005;
  const band = v > 0.1 ? rgb(0xe8590c) : rgb(facet);
  return mix(band, rgb(0xfff3bf), 0.5 * inside(Math.abs(v - 0.1) - 0.008));
};

/** Snow behind the panes of a window at night. */
export const windowpane: Backdrop = (u, v) => {
  let colour = mix(rgb(0x1c3a7a), rgb(0x9cc8f2), smooth(-1, 0.9, v));
  colour = mix(colour, rgb(0xfff4d6), 0.9 * inside(Math.hypot(u - 0.45, v + 0.5) - 0.2));
  for (let i = 0; i < 90; i++) {
    const [x, y] = [((i * 0.7548777) % 1) * 2 - 1, ((i * 0.5698403) % 1) * 2 - 1];
    const size = 0.008 + 0.018 * ((i * 0.317) % 1);
    const near = Math.hypot(u - x, v - y);
    if (near < size * 2) colour = mix(colour, rgb(0xffffff), 0.9 * (1 - smooth(size * 0.4, size, near)));
  }
  colour = mix(colour, rgb(0xf8fbff), inside(0.78 + 0.06 * Math.sin(u * 3 + 1) - v));
  const frame = Math.min(Math.abs(u), Math.abs(v + 0.05), 0.93 - Math.abs(u), v + 0.94);
  return mix(colour, rgb(0x3b2a3f), inside(frame - 0.035));
};
