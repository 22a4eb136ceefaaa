import { expect, it } from "vitest";
import { decodeBars } from "./decode-bars.ts";

it("moves no beat where a bar lacks one, and begins the next bar after it", () => {
  const positions = [4, 4, 4, 4, 3, 4, 4, 4, 4].flatMap((beats) => Array.from({ length: beats }, (_, i) => i));
  const beats = positions.map((_, i) => 20 + 50 * i);
  const beat = new Float32Array(20 + 50 * beats.length);
  const downbeat = beat.slice();
  beats.forEach((frame, i) => {
    beat.fill(0.8, frame, frame + 4);
    downbeat.fill(positions[i] === 0 ? 0.7 : 0.05, frame, frame + 4);
  });
  const found = decodeBars({ beat, downbeat }, 4);
  expect(found.beats).toHaveLength(beats.length);
  expect(found.beats.every((frame, i) => Math.abs(frame - (beats[i] ?? 0)) <= 2)).toBe(true);
  expect(found.positions).toEqual(positions);
});
