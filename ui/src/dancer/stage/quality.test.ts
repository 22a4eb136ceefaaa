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
  const run = (seconds: number, frames: number) => {
    const watch = createFrameWatch();
    return Array.from({ length: frames }, () => watch.frame(seconds)).filter(Boolean).length;
  };
  test("is content with 60 frames a second", () => expect(run(1 / 60, 500)).toBe(0));
  test("asks for less when frames are late", () => expect(run(1 / 20, 45)).toBe(1));
  test("takes a hidden tab for no frame", () => expect(run(3, 500)).toBe(0));
});

test("there is nothing under software", () => {
  expect(lowerQuality("full")).toBe("lite");
  expect(lowerQuality("lite")).toBe("software");
  expect(lowerQuality("software")).toBeUndefined();
});
