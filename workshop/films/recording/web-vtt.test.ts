import { expect, it } from "vitest";
import { webVtt } from "./web-vtt.ts";

it("says each sentence until the next, and the last to the end", () => {
  const said = [
    { start: 0, text: "First." },
    { start: 59.9996, text: "Then." },
  ];
  expect(webVtt(said, 61.25)).toBe("WEBVTT\n\n00:00.000 --> 01:00.000\nFirst.\n\n01:00.000 --> 01:01.250\nThen.\n");
});
