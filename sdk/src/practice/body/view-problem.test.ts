import { describe, expect, it } from "vitest";
import { practiceDance } from "../testing/practice-dance.ts";
import { danceLandmarks } from "./dance-landmarks.ts";
import { createViewWatch, VIEW_TEXTS } from "./view-problem.ts";

/** A body that stands upright: hips at a place, trunk and legs by the height of the body. */
function standing(x = 0.5, height = 0.7) {
  const top = 0.5 - height / 2;
  const at = (share: number) => ({ x, y: top + share * height, z: 0, visibility: 1 });
  return Array.from({ length: 33 }, (_, i) =>
    at(i < 11 ? 0.05 : i < 13 ? 0.2 : i < 23 ? 0.4 : i < 25 ? 0.5 : i < 27 ? 0.75 : 1),
  );
}

describe("what is wrong with a view", () => {
  const once = (image: ReturnType<typeof standing> | undefined, brightness = 0.5) =>
    createViewWatch()({ image, brightness, takenAt: 0 });

  it("is nothing where all of a body is in sight", () => {
    expect(once(standing())).toBeUndefined();
  });

  it("is darkness, nobody, too near, or a part that is cut off", () => {
    expect(once(undefined, 0.05)).toBe("dark");
    expect(once(undefined)).toBe("nobody");
    expect(once(standing(0.5, 1.6))).toBe("near");
    expect(once(standing(0.5, 1.2))).toBe("partly");
    expect(once(standing().map((landmark, i) => (i > 24 ? { ...landmark, visibility: 0.1 } : landmark)))).toBe(
      "partly",
    );
  });

  it("comes with what to do", () => {
    for (const text of Object.values(VIEW_TEXTS)) expect(text).toMatch(/\. .+\.$/);
  });
});

describe("a second person", () => {
  const salsa = practiceDance().dance;
  const hipHop = practiceDance("hipHop").dance;
  /** Pictures of our dancer, 15 a second, by a camera from which she stands aside and away by so many metres. */
  const pictures = (at: (time: number) => { aside: number; away: number; dance?: number }, rate = 15) =>
    Array.from({ length: 11 * rate }, (_, i) => {
      const takenAt = i / rate;
      const { aside, away, dance = 0 } = at(takenAt);
      const world = danceLandmarks(dance === 0 ? salsa : hipHop, takenAt);
      // A camera that sees about as far to the sides as it is away, in a picture of 4:3.
      const image = world.map(({ x, y, z }) => ({
        x: 0.5 + (x + aside) / (away + z) / 1.15,
        y: 0.5 + y / (away + z) / 0.86,
        z,
        visibility: 1,
      }));
      return { image, world, takenAt, brightness: 0.5 };
    });
  const problems = (seen: ReturnType<typeof pictures>) => {
    const watch = createViewWatch();
    return new Set(seen.map(watch));
  };
  /** To whom the model goes over each second. */
  const turn = (time: number) => Math.floor(time) % 2;

  it("is noticed where the model goes over to them, beside the first one or behind", () => {
    expect(problems(pictures((time) => ({ aside: turn(time) - 0.5, away: 3, dance: turn(time) })))).toContain("two");
    expect(problems(pictures((time) => ({ aside: 0.1 * turn(time), away: 2.5 + 2 * turn(time) })))).toContain("two");
    expect(problems(pictures((time) => ({ aside: turn(time) - 0.5, away: 3 }), 5))).toContain("two");
  });

  it("is not reported of a person who dances, walks through the picture or up to the camera, at any rate of pictures", () => {
    for (const rate of [3, 8, 15]) {
      for (const dance of [0, 1])
        expect(problems(pictures(() => ({ aside: 0, away: 3, dance }), rate))).not.toContain("two");
      const walking = pictures((time) => ({ aside: 1.2 * Math.sin(2 * time), away: 3 }), rate);
      expect(problems(walking)).not.toContain("two");
      const coming = pictures((time) => ({ aside: 0, away: 3 + 1.4 * Math.cos(time) }), rate);
      expect(problems(coming)).not.toContain("two");
    }
  });

  it("is not noticed as long as the model stays with one", () => {
    expect(problems(pictures(() => ({ aside: -0.5, away: 3 })))).not.toContain("two");
  });

  it("is nobody where a person is lost and found elsewhere once", () => {
    const seen = pictures((time) => ({ aside: time < 5 ? -0.6 : 0.6, away: 3 }));
    expect(problems(seen)).not.toContain("two");
  });
});
