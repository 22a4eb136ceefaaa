// @vitest-environment node
import { readFile } from "node:fs/promises";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE } from "@nataraj/sdk/motion";
import { beforeAll, describe, expect, test } from "vitest";
import { ensureDancers } from "../../../scripts/ensure-dancers.mjs";
import { LOOK_IDS } from "../looks.ts";
import { parseModel } from "../rig/load-model.ts";
import { dancedMove } from "./danced-move.ts";
import { createSkinnedFloor } from "./skinned-floor.ts";

/** Samples a second; the bench takes more, and every style. */
const RATE = 30;

beforeAll(() => ensureDancers(), 240_000);

/** Each look dances each move in another style. */
describe.each(LOOK_IDS.map((look, i) => [look, i] as const))("%s", (look, turn) => {
  test("feet and palms stand on the floor, neither in nor over it", async () => {
    const file = await readFile(new URL(`../../../generated/dancers/${look}.full.glb`, import.meta.url));
    const measure = createSkinnedFloor(await parseModel(new Uint8Array(file).buffer));
    const complaints = CATALOGUE.flatMap((_, i) => {
      const style = DANCE_STYLES[(i + 2 * turn) % DANCE_STYLES.length] as DanceStyle;
      const { dance, end } = dancedMove(i + 1, style);
      const floor = measure(dance, 0, end, RATE);
      return Object.entries(floor).flatMap(([what, { value, seconds }]) =>
        (what.startsWith("lowest") ? value > -5 : value < 5)
          ? []
          : [`move ${i + 1} in ${style}: ${what} ${value.toFixed(1)} mm at ${seconds.toFixed(2)} s`],
      );
    });
    expect(complaints).toEqual([]);
  }, 60_000);
});
