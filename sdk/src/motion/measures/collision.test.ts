import { expect, test } from "vitest";
import { column, STRIDE } from "../dance/columns.ts";
import { measureCollision } from "./collision.ts";
import { danceOf } from "./measure-move.ts";
import { record } from "./take.ts";

test("an arm that goes through the body is found", () => {
  const dance = danceOf([20], "Freestyle");
  expect(measureCollision(record(dance, 2, 4)).value).toBeLessThan(10);
  for (let frame = 0; frame < dance.frames; frame++) {
    dance.tracks[frame * STRIDE + column("raise.L")] = -25;
    dance.tracks[frame * STRIDE + column("elbow.L")] = 5;
  }
  expect(measureCollision(record(dance, 2, 4)).value).toBeGreaterThan(20);
});
