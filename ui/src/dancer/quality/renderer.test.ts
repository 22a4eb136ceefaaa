import { expect, test } from "vitest";
import { isSoftwareRenderer } from "./renderer.ts";

test.each([
  ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)", true],
  ["llvmpipe (LLVM 15.0.7, 256 bits)", true],
  ["softpipe", true],
  ["Microsoft Basic Render Driver", true],
  ["Apple Software Renderer", true],
  ["Apple M2", false],
  ["Adreno (TM) 506", false],
  ["", false],
])("%s draws on the processor: %s", (name, expected) => {
  expect(isSoftwareRenderer(name)).toBe(expected);
});
