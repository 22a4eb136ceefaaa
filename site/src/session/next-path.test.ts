// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

const ORIGIN = "https://nataraj.example";
const next = (text: string | null) => nextPath(text, ORIGIN);

describe("where a login leads", () => {
  it.each([
    ["/profile", "/profile"],
    ["/project/nataraj-0f?a=1#b", "/project/nataraj-0f?a=1#b"],
    ["/", "/"],
    ["/a/../profile", "/profile"],
  ])("follows the path %s", (path, expected) => expect(next(path)).toBe(expected));

  it.each([
    null,
    "",
    "profile",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/login?next=/login",
    "/signup",
    "/restricted",
    "/a\n//evil",
  ])("does not follow %j", (text) => expect(next(text)).toBe("/dashboard"));
});
