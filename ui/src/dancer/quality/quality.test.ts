import { describe, expect, test } from "vitest";
import { chooseQuality, createFrameWatch, lowerQuality } from "./quality.ts";

describe("chooseQuality", () => {
  test.each([
    ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)", 8, "software"],
    ["llvmpipe (LLVM 15.0.7, 256 bits)", 16, "software"],
    ["Adreno (TM) 506", 8, "lite"],
    ["Apple M2", 8, "full"],
    ["", 8, "full"],
    ["Apple M2", 2, "lite"],
  ] as const)("%s with %i cores: %s", (renderer, cores, quality) => {
    expect(chooseQuality(renderer, cores)).toBe(quality);
  });
});

describe("createFrameWatch", () => {
  /** Seconds until it asks for less, and what it says that a frame takes; undefined where it does not ask in so many frames. */
  const asked = (taken: readonly number[], isHasty: boolean, work = (seconds: number) => seconds) => {
    const watch = createFrameWatch();
    let passed = 0;
    for (const seconds of taken) {
      passed += seconds;
      const late = watch.frame({ seconds, work: work(seconds) }, isHasty);
      if (late !== undefined) return { passed, late };
    }
    return undefined;
  };
  const alike = (seconds: number, frames: number) => Array.from({ length: frames }, () => seconds);
  const [quality, dancers] = [false, true];

  test("is content with 60 frames a second", () => {
    expect(asked(alike(1 / 60, 500), quality)).toBeUndefined();
    expect(asked(alike(1 / 60, 500), dancers)).toBeUndefined();
  });
  test.each([0.03, 1 / 20, 0.1, 0.2])("asks for fewer dancers within a second where frames take %d s", (seconds) => {
    const found = asked(alike(seconds, 45), dancers);
    expect(found?.late).toBe(seconds);
    expect(found?.passed).toBeLessThanOrEqual(1.001);
  });
  test("is longer about the quality", () => {
    expect(asked(alike(1 / 20, 45), quality)?.passed).toBeGreaterThan(1.4);
    expect(asked(alike(0.2, 45), quality)?.passed).toBeLessThan(1.7);
  });
  test.each([1 / 30, 1 / 20])(
    "leaves all as they are where the browser asks every %d s for work of 9 ms",
    (seconds) => {
      expect(asked(alike(seconds, 500), dancers, () => 0.009)).toBeUndefined();
      expect(asked(alike(seconds, 500), quality, () => 0.009)).toBeUndefined();
    },
  );
  test("asks for less where work of 20 ms lets every second frame be shown", () => {
    expect(asked(alike(1 / 30, 45), dancers, () => 0.02)?.late).toBe(1 / 30);
    expect(asked(alike(1 / 30, 45), quality, () => 0.02)?.late).toBe(1 / 30);
  });
  test("lets late frames pass that are few", () => {
    const hitch = [...alike(1 / 60, 10), 0.3, 0.12, ...alike(1 / 60, 12)];
    expect(asked([...hitch, ...hitch, ...hitch], dancers)).toBeUndefined();
    expect(asked([0.45, 0.3, ...alike(1 / 60, 40)], dancers)).toBeUndefined();
  });
  test("begins anew where another window counts", () => {
    const watch = createFrameWatch();
    for (let i = 0; i < 30; i++) expect(watch.frame({ seconds: 1 / 25, work: undefined }, quality)).toBeUndefined();
    for (let i = 0; i < 60; i++) expect(watch.frame({ seconds: 1 / 60, work: undefined }, dancers)).toBeUndefined();
  });
  test("takes a hidden tab for no frame", () => expect(asked(alike(3, 500), dancers)).toBeUndefined());
});

test("there is nothing under software", () => {
  expect(lowerQuality("full")).toBe("lite");
  expect(lowerQuality("lite")).toBe("software");
  expect(lowerQuality("software")).toBeUndefined();
});
