import { expect, test } from "vitest";
import { channelIndex } from "../../../sdk/src/motion/format/channels.ts";
import { danceOf } from "../../../sdk/src/motion/testing/dance-of.ts";
import { STRIDE } from "../../../sdk/src/motion/tracks/columns.ts";
import { measureCollision } from "./collision.ts";
import { sample } from "./sampled-motion.ts";

test("an arm that goes through the body is found", () => {
  const dance = danceOf([20], "Freestyle");
  expect(measureCollision(sample(dance, 2, 4)).value).toBeLessThan(10);
  for (let frame = 0; frame < dance.frames; frame++) {
    dance.tracks[frame * STRIDE + channelIndex("raise.L")] = -25;
    dance.tracks[frame * STRIDE + channelIndex("elbow.L")] = 5;
  }
  expect(measureCollision(sample(dance, 2, 4)).value).toBeGreaterThan(20);
});
