import { describe, expect, it } from "vitest";
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
    createViewWatch()({ image, brightness });

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

  it("is a second person where the body jumps to and fro, and not where one dances through the picture", () => {
    const watch = createViewWatch();
    const places = [0.2, 0.8, 0.2, 0.8].map((x) => watch({ image: standing(x, 0.5), brightness: 0.5 }));
    expect(places.at(-1)).toBe("two");
    const dancer = createViewWatch();
    for (let x = 0.1; x < 0.9; x += 0.1) expect(dancer({ image: standing(x, 0.5), brightness: 0.5 })).toBeUndefined();
  });

  it("comes with what to do", () => {
    for (const text of Object.values(VIEW_TEXTS)) expect(text).toMatch(/\. .+\.$/);
  });
});
