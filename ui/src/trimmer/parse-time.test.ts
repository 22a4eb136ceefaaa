// @vitest-environment node
import { expect, it } from "vitest";
import { parseTime, typedTime } from "./parse-time.ts";

it.each([
  ["1:05.3", 65_300],
  ["65.3", 65_300],
  ["65,3", 65_300],
  [" 0:07 ", 7_000],
  ["0", 0],
  ["10:00.001", 600_001],
])("reads %s", (text, milliseconds) => expect(parseTime(text)).toBe(milliseconds));

it.each(["", "1:", "1:60", ":30", "-3", "1e3", "1:05.3.2", "later", "1:2:3"])("does not take %j for a time", (text) =>
  expect(parseTime(text)).toBeUndefined(),
);

it("reads what it writes, to a hundredth of a second", () => {
  for (const time of [0, 70, 59_990, 60_000, 65_304, 899_999]) {
    expect(Math.abs((parseTime(typedTime(time)) ?? -99) - time)).toBeLessThanOrEqual(5);
  }
  expect(typedTime(65_300)).toBe("1:05.30");
});
