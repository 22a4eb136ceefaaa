/**
 * A quick picture of a move without WebGL: eight frames, front and side, as capsules.
 *
 *   npx tsx --conditions=@nataraj/source scripts/stick-sheet.ts MOVE [--style "Hip Hop"] [--bpm 120] [--out FILE.png] [--beats 0-4]
 *
 * MOVE is a number, or several joined by _ (a short dance). Writes artifacts/move-N.png when no file is named.
 */

import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { DanceStyle } from "@nataraj/sdk/contract";
import {
  BONES,
  boneIndex,
  CATALOGUE,
  createDance,
  createPose,
  type DanceScore,
  PARENTS,
  poseAt,
  worldPositions,
} from "@nataraj/sdk/motion";
import sharp from "sharp";

const FRAMES = 8;
const WIDTH = 210;
const HEIGHT = 300;
const SCALE = 125;

const THICK: Record<string, number> = {
  spine: 0.24,
  chest: 0.23,
  upperChest: 0.25,
  neck: 0.09,
  head: 0.08,
  LowerLeg: 0.14,
  Foot: 0.095,
  Toes: 0.07,
  LowerArm: 0.085,
  Hand: 0.065,
  UpperArm: 0.1,
  Shoulder: 0.12,
};

function option(name: string): string | undefined {
  const i = process.argv.indexOf(`--${name}`);
  return i > 0 ? process.argv[i + 1] : undefined;
}

function thickness(bone: string): number {
  const part = bone.replace(/^(left|right)/, "");
  return THICK[part] ?? (/Proximal|Intermediate|Distal|Metacarpal/.test(bone) ? 0.02 : 0.12);
}

function colour(bone: string): string {
  if (bone.startsWith("left")) return "#d9534f";
  if (bone.startsWith("right")) return "#337ab7";
  return "#555";
}

type View = (x: number, y: number, z: number) => [across: number, up: number, depth: number];
const FRONT: View = (x, y, z) => [x, y, z];
const SIDE: View = (x, y, z) => [z, y, -x];

function figure(p: Float32Array, view: View, left: number, top: number): string {
  const at = (i: number): [number, number, number] => {
    const [across, up, depth] = view(float32At(p, 3 * i), float32At(p, 3 * i + 1), float32At(p, 3 * i + 2));
    return [left + WIDTH / 2 + across * SCALE, top + HEIGHT - 28 - up * SCALE, depth];
  };
  const strokes = BONES.flatMap((bone, i) => {
    const parent = numberAt(PARENTS, i);
    if (parent < 0) return [];
    const [x1, y1, d1] = at(parent);
    const [x2, y2, d2] = at(i);
    const width = thickness(bone) * SCALE;
    const depth = (d1 + d2) / 2;
    const line = `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke-width="${width}" stroke="${colour(bone)}" stroke-opacity="0.85" stroke-linecap="round"/>`;
    return [{ depth, line }];
  });
  const [hx, hy, hd] = at(boneIndex("head"));
  strokes.push({ depth: hd, line: `<circle cx="${hx}" cy="${hy - 0.09 * SCALE}" r="${0.105 * SCALE}" fill="#777"/>` });
  return strokes
    .sort((a, b) => a.depth - b.depth)
    .map((stroke) => stroke.line)
    .join("");
}

function scoreOf(numbers: number[], style: DanceStyle, beat: number): DanceScore {
  let t = 0;
  const moves = numbers.map((move) => {
    const start = t;
    t += (CATALOGUE[move - 1]?.beats ?? 4) * beat;
    return { move, start, end: t, style };
  });
  return { duration: t, moves, beats: Array.from({ length: Math.round(t / beat) + 1 }, (_, i) => i * beat) };
}

const numbers = (process.argv[2] ?? "1").split("_").map(Number);
const style = (option("style") ?? "Freestyle") as DanceStyle;
const beat = 60 / Number(option("bpm") ?? 120);
const score = scoreOf(numbers, style, beat);
const [first = 0, last = score.duration / beat] = (option("beats") ?? "").split("-").filter(Boolean).map(Number);
const dance = createDance(score);
const pose = createPose();
const parts: string[] = [];
for (let f = 0; f < FRAMES; f++) {
  const at = first + ((last - first) * f) / FRAMES;
  poseAt(dance, at * beat, pose);
  const p = worldPositions(pose);
  const left = f * WIDTH;
  parts.push(figure(p, FRONT, left, 0), figure(p, SIDE, left, HEIGHT));
  const { contacts } = pose;
  const down = (["left", "right", "leftHand", "rightHand"] as const).filter((key) => contacts[key]).join(" ");
  parts.push(`<text x="${left + 6}" y="16" font-size="13" font-family="sans-serif">beat ${at.toFixed(2)}</text>`);
  parts.push(`<text x="${left + 6}" y="${2 * HEIGHT - 4}" font-size="11" font-family="sans-serif">${down}</text>`);
}
for (const row of [1, 2]) {
  const y = row * HEIGHT - 28;
  parts.unshift(`<line x1="0" x2="${FRAMES * WIDTH}" y1="${y}" y2="${y}" stroke="#bbb"/>`);
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAMES * WIDTH}" height="${2 * HEIGHT}"><rect width="100%" height="100%" fill="#f6f4ef"/>${parts.join("")}</svg>`;
const out = option("out") ?? `artifacts/move-${numbers.join("_")}.png`;
await mkdir(dirname(out), { recursive: true });
await sharp(Buffer.from(svg)).png().toFile(out);
console.log(out);
