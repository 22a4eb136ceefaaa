import { afterEach, expect, it, vi } from "vitest";
import { limitOf } from "./kind-texts.ts";

afterEach(() => vi.unstubAllGlobals());

it("says why no video can be made: the browser, or the page that was opened by http", () => {
  vi.stubGlobal("isSecureContext", true);
  expect(limitOf("mp4", {})).toContain("WebCodecs is missing");
  vi.stubGlobal("isSecureContext", false);
  expect(limitOf("mp4", {})).toContain("Open this page over HTTPS");
  expect(limitOf("glb", {})).toBeUndefined();
});
