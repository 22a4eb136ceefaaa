import { expect, test } from "vitest";
import { linesOfText } from "./lines-of-text.ts";

test("lines are sung lines: without empty lines, headings and times", () => {
  const lyrics = "[Verse 1]\n[00:12.40] Hold me  close \n\n***\nसुबह हुई\n";
  expect(linesOfText(lyrics)).toEqual(["Hold me close", "सुबह हुई"]);
});
