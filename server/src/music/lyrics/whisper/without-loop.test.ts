import { expect, test } from "vitest";
import { withoutLoop } from "./without-loop.ts";

const kept = (text: string) =>
  withoutLoop(text.split(" ").map((word, i) => ({ text: ` ${word}`, start: i, end: i + 1 })))
    .map((word) => word.text.trim())
    .join(" ");

test.each([
  ["I love you na na na na", "I love you"],
  ["hold on we go now we go now we go now", "hold on"],
  ["shu shu shu shu sh", ""],
  ["every river runs to the sea", "every river runs to the sea"],
])("%s: %s is left", (text, left) => expect(kept(text)).toBe(left));
