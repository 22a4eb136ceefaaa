// @vitest-environment node
import { expect, it, vi } from "vitest";
import { isSurelySignedOut, readFrontToken } from "./front-token.ts";

const token = btoa(JSON.stringify({ uid: "me", ate: 1_795_000_000_000, up: { sub: "me" } }));

it("tells who is logged in", () => {
  expect(readFrontToken(`a=b; sFrontToken=${token}; c=d`)).toEqual({ uid: "me", expires: 1_795_000_000_000 });
  expect(readFrontToken("a=b; xsFrontToken=c")).toBeUndefined();
  expect(readFrontToken("sFrontToken=; a=b")).toBeUndefined();
  expect(readFrontToken("")).toBeUndefined();
});

it("takes nothing else for a token", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const text of ["nonsense", btoa("{}"), btoa("null")])
    expect(readFrontToken(`sFrontToken=${text}`)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

it("knows of a session that is certainly over", () => {
  expect(isSurelySignedOut("st-last-access-token-update=1795")).toBe(true);
  expect(isSurelySignedOut(`st-last-access-token-update=1795; sFrontToken=${token}`)).toBe(false);
  expect(isSurelySignedOut("")).toBe(false);
});
