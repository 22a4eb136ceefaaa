// @vitest-environment node
import { expect, it } from "vitest";
import { openGuessing } from "./password-guessing.ts";

it.each([
  ["password1", "Easy to guess"],
  ["qwerty123", "Easy to guess"],
  ["aaaaaaaa1", "Easy to guess"],
  ["tr4v8kq2", "Could be guessed"],
  ["tr4v8kq2mz", "Good"],
  ["lantern 7 orbit mustard", "Very good"],
  ["x".repeat(5000), "Easy to guess"],
])("finds %s: %s", async (password, strength) => {
  expect((await openGuessing())(password)).toBe(strength);
});
