// @vitest-environment node
import { expect, it, vi } from "vitest";
import { isSurelySignedOut, prefixCookies, readFrontToken } from "./front-token.ts";

const token = btoa(JSON.stringify({ uid: "me", ate: 1_795_000_000_000, up: { sub: "me" } }));

it("tells who is logged in", () => {
  expect(readFrontToken(`a=b; nataraj-sFrontToken=${token}; c=d`)).toEqual({ uid: "me", expires: 1_795_000_000_000 });
  expect(readFrontToken("a=b; sFrontToken=c")).toBeUndefined();
  expect(readFrontToken("nataraj-sFrontToken=; a=b")).toBeUndefined();
  expect(readFrontToken("")).toBeUndefined();
});

it("lets the auth SDK see its own cookies by its own names, and no neighbour's", async () => {
  const written: string[] = [];
  const { getCookie, setCookie } = prefixCookies({
    getCookie: async () => "sFrontToken=theirs; nataraj-sFrontToken=ours; a=b; nataraj-sAntiCsrf=c; sFrontToken=theirs",
    setCookie: async (cookie) => void written.push(cookie),
  });
  expect(await getCookie()).toBe("sFrontToken=ours; sAntiCsrf=c");
  await setCookie("sAntiCsrf=d;path=/");
  expect(written).toEqual(["nataraj-sAntiCsrf=d;path=/"]);
});

it("takes nothing else for a token", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const text of ["nonsense", btoa("{}"), btoa("null")])
    expect(readFrontToken(`nataraj-sFrontToken=${text}`)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

it("knows of a session that is certainly over", () => {
  expect(isSurelySignedOut("nataraj-st-last-access-token-update=1795")).toBe(true);
  expect(isSurelySignedOut(`nataraj-st-last-access-token-update=1795; nataraj-sFrontToken=${token}`)).toBe(false);
  expect(isSurelySignedOut("")).toBe(false);
});
