// @vitest-environment node
import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  ["Brave Peacock", "Brave-Peacock.mp4"],
  ["नटराज नृत्य", "नटराज-नृत्य.mp4"],
  ["../../etc/passwd", "etc-passwd.mp4"],
  ['a<b>:"c|d?*', "a-b-c-d.mp4"],
  ["", "dance.mp4"],
  ["💃💃", "dance.mp4"],
  ["con", "dance-con.mp4"],
  [`line\nbreak\u0000\u202e`, "line-break.mp4"],
])("%j is saved as %j", (name, expected) => {
  expect(fileName(name, "mp4")).toBe(expected);
});

test("the camera of MikuMikuDance is named beside its motion", () => {
  expect(fileName("Brave Peacock", "vmd-camera")).toBe("Brave-Peacock-camera.vmd");
});

test("a long name is cut between characters", () => {
  expect(fileName("𝒜".repeat(200), "glb")).toBe(`${"𝒜".repeat(80)}.glb`);
});
