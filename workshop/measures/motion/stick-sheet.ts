/**
 * A quick picture of a move without WebGL, as capsules: eight frames, front and side.
 *
 *   npx tsx --conditions=@nataraj/source workshop/measures/motion/stick-sheet.ts MOVE [--style "Hip Hop"] [--bpm 120] [--out FILE.png] [--beats 0-4] [--variant "low mirrored"]
 *   npx tsx --conditions=@nataraj/source workshop/measures/motion/stick-sheet.ts MOVE --variants [--style "Hip Hop"] [--out FILE.png]
 *
 * MOVE is a number, or several joined by _ (a short dance). `--variants` shows the move and each of its variants in a
 * row: the front view, and the way over the floor from above. Writes artifacts/move-N.png when no file is named.
 */

import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { DanceStyle } from "@nataraj/sdk/contract";
import {
  CATALOGUE,
  createDance,
  createPose,
  type Dance,
  type DanceScore,
  poseAt,
  worldPositions,
} from "@nataraj/sdk/motion";
import sharp from "sharp";
import { ABOVE, FRONT, figure, SIDE } from "./stick-figure.ts";

const FRAMES = 8;
const WIDTH = 210;
const HEIGHT = 300;
const SCALE = 125;
/** The rows of `--variants`. */
const ROW = { frames: 9, width: 150, height: 200, scale: 84, floor: 16 };

function option(name: string): string | undefined {
  const i = process.argv.indexOf(`--${name}`);
  return i > 0 ? process.argv[i + 1] : undefined;
}

/** One after the other, each in its own beats. */
function scoreOf(numbers: number[], variant: string, style: DanceStyle, beat: number): DanceScore {
  let t = 0;
  const moves = numbers.map((move) => {
    const info = CATALOGUE[move - 1];
    const named = info?.variants.find(({ name }) => variant.split(" ").includes(name));
    const start = t;
    t += (named?.beats ?? info?.beats ?? 4) * beat;
    return { move, variant, start, end: t, style };
  });
  return { duration: t, moves, beats: Array.from({ length: Math.round(t / beat) + 1 }, (_, i) => i * beat) };
}

const pose = createPose();
const positionsAt = (dance: Dance, seconds: number) => worldPositions(poseAt(dance, seconds, pose));
const text = (x: number, y: number, size: number, words: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif">${words}</text>`;
const picture = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f6f4ef"/>${parts.join("")}</svg>`;

/** Front and side of eight frames. */
function sheet(score: DanceScore, beat: number): string {
  const [first = 0, last = score.duration / beat] = (option("beats") ?? "").split("-").filter(Boolean).map(Number);
  const dance = createDance(score);
  const parts: string[] = [];
  for (const row of [1, 2]) {
    const y = row * HEIGHT - 28;
    parts.push(`<line x1="0" x2="${FRAMES * WIDTH}" y1="${y}" y2="${y}" stroke="#bbb"/>`);
  }
  for (let f = 0; f < FRAMES; f++) {
    const at = first + ((last - first) * f) / FRAMES;
    const p = positionsAt(dance, at * beat);
    const x = (f + 0.5) * WIDTH;
    parts.push(figure(p, FRONT, { x, y: HEIGHT - 28 }, SCALE), figure(p, SIDE, { x, y: 2 * HEIGHT - 28 }, SCALE));
    const down = (["left", "right", "leftHand", "rightHand"] as const).filter((key) => pose.contacts[key]).join(" ");
    parts.push(text(f * WIDTH + 6, 16, 13, `beat ${at.toFixed(2)}`), text(f * WIDTH + 6, 2 * HEIGHT - 4, 11, down));
  }
  return picture(FRAMES * WIDTH, 2 * HEIGHT, parts);
}

/** A move and its variants, one below the other. */
function variantSheet(number: number, style: DanceStyle, beat: number): string {
  const variants = CATALOGUE[number - 1]?.variants ?? [];
  const { frames, width, height, scale, floor } = ROW;
  const parts = [{ name: "", label: "as written" }, ...variants].flatMap(({ name, label }, row) => {
    const score = scoreOf([number], name, style, beat);
    const dance = createDance(score);
    const top = row * height;
    const base = top + height - floor;
    const figures = [`<line x1="0" x2="${frames * width}" y1="${base}" y2="${base}" stroke="#bbb"/>`];
    for (let f = 0; f < frames; f++) {
      const at = ((score.duration - 0.01) * f) / (frames - 1);
      const p = positionsAt(dance, at);
      figures.push(figure(p, FRONT, { x: (f + 0.5) * width, y: base }, scale));
      figures.push(figure(p, ABOVE, { x: (f + 0.5) * width, y: top + 40 }, scale * 0.4));
      figures.push(text(f * width + 4, top + height - 3, 11, (at / beat).toFixed(1)));
    }
    return [...figures, text(6, top + 14, 14, `${number} ${name}: ${label}`)];
  });
  return picture(frames * width, (variants.length + 1) * height, parts);
}

const numbers = (process.argv[2] ?? "1").split("_").map(Number);
const style = (option("style") ?? "Freestyle") as DanceStyle;
const beat = 60 / Number(option("bpm") ?? 120);
const svg = process.argv.includes("--variants")
  ? variantSheet(numbers[0] ?? 1, style, beat)
  : sheet(scoreOf(numbers, option("variant") ?? "", style, beat), beat);
const out = option("out") ?? `artifacts/move-${numbers.join("_")}.png`;
await mkdir(dirname(out), { recursive: true });
await sharp(Buffer.from(svg)).png().toFile(out);
console.log(out);
