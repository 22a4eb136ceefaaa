// @vitest-environment node
import { readFile } from "node:fs/promises";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { expect, test } from "vitest";
import { parseModel } from "../../../ui/src/dancer/rig/load-model.ts";
import { dancedMove } from "./danced-move.ts";
import { createSkinnedFloor } from "./skinned-floor.ts";

/** Samples a second. */
const RATE = 30;
/** Millimetres that skin may be in the floor, or over it. */
const AWAY = 5;

// One look; skinned-floor.verify.test.ts has all looks, moves and styles.
test.each([
  [18, "Salsa"],
  [22, "Breakdancing"],
] as const)("feet and palms stand on the floor in move %i, %s", async (move: number, style: DanceStyle) => {
  const file = await readFile(new URL("../../../assets/dancers/street.full.glb", import.meta.url));
  const measure = createSkinnedFloor(await parseModel(new Uint8Array(file).buffer));
  const { dance, end } = dancedMove(move, style);
  const found = Object.entries(measure(dance, 0, end, RATE));
  expect(found.length).toBeGreaterThan(0);
  const wrong = found.filter(([what, { value }]) => (what.startsWith("lowest") ? value <= -AWAY : value >= AWAY));
  expect(wrong).toEqual([]);
});
