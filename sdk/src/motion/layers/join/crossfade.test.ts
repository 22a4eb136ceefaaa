import { describe, expect, test } from "vitest";
import { danceOf } from "../../testing/dance-of.ts";
import { clipTimesByFrame } from "./clip-times.ts";
import { crossfadeBetween } from "./crossfade.ts";

const { clips } = danceOf([1, 16], "Freestyle");
const crossfades = clips.slice(1).map((clip, i) => crossfadeBetween(clips[i] ?? clip, clip));

describe("where one clip runs into the next", () => {
  test("the first pose of a move is reached on its first beat, and left there for nothing else", () => {
    const join = clips.findIndex(({ move, idle }, i) => !idle && !clips[i - 1]?.idle && move !== clips[i - 1]?.move);
    const { time, fade } = crossfades[join - 1] ?? { time: 0, fade: 0 };
    const begins = clips[join]?.start ?? 0;
    expect(begins).toBeGreaterThan(2);
    expect(time + fade).toBeGreaterThan(begins);
    expect(time + fade - begins).toBeLessThan(0.1);
    expect(time - fade).toBeGreaterThan(begins - 0.6);
  });

  test("a dance is in its first pose on its first beat", () => {
    const first = clips.findIndex(({ idle }) => !idle);
    const { time, fade } = crossfades[first - 1] ?? { time: 0, fade: 0 };
    expect(time + fade).toBeLessThanOrEqual(clips[first]?.start ?? 0);
  });

  test("the share of the neighbour is at most one half, and falls to nothing at both ends", () => {
    const { share } = clipTimesByFrame({ clips, crossfades, arms: false }, 600, 0);
    expect(Math.max(...share)).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(Math.min(...share)).toBeGreaterThanOrEqual(-0.5 - 1e-9);
    expect(share.some((value) => value === 0)).toBe(true);
    expect(share.some((value) => value > 0.3)).toBe(true);
  });
});
