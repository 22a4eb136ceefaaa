// @vitest-environment node
import { readFile } from "node:fs/promises";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { LOOK_IDS, type LookId } from "@nataraj/sdk/looks";
import { CATALOGUE } from "@nataraj/sdk/motion";
import { describe, expect, test } from "vitest";
import { parseModel } from "../../../ui/src/dancer/rig/load-model.ts";
import { dancedMove } from "./danced-move.ts";
import { createSkinnedFloor } from "./skinned-floor.ts";

/** Samples a second; the bench takes more, and every style. */
const RATE = 30;
/** Seconds before and after its hands carry in which a dance on the hands is measured. */
const AROUND_HANDS = 0.4;

interface Stretch extends ReturnType<typeof dancedMove> {
  name: string;
  start: number;
}

const danced = (move: number, style: DanceStyle): Stretch => ({
  name: `move ${move} in ${style}`,
  start: 0,
  ...dancedMove(move, style),
});

/** All that stands on its hands, in every style: from when they come to the floor to when they have left it. */
const onHands = CATALOGUE.filter(({ acrobatic }) => acrobatic)
  .flatMap(({ number }) => DANCE_STYLES.map((style) => danced(number, style)))
  .map((stretch) => {
    const supports = stretch.dance.footwork.hands.flat();
    const start = Math.min(...supports.map((hand) => hand.start)) - AROUND_HANDS;
    return { ...stretch, start, end: Math.max(...supports.map((hand) => hand.end)) + AROUND_HANDS };
  });

/** What is in the floor, or over it, when a look of a detail dances. */
async function complaintsOf(look: LookId, detail: "full" | "lite", stretches: readonly Stretch[]) {
  const file = await readFile(new URL(`../../../assets/dancers/${look}.${detail}.glb`, import.meta.url));
  const measure = createSkinnedFloor(await parseModel(new Uint8Array(file).buffer));
  return stretches.flatMap(({ name, dance, start, end }) =>
    Object.entries(measure(dance, start, end, RATE)).flatMap(([what, { value, seconds }]) =>
      (what.startsWith("lowest") ? value > -5 : value < 5)
        ? []
        : [`${name}: ${what} ${value.toFixed(1)} mm at ${seconds.toFixed(2)} s`],
    ),
  );
}

describe.each(LOOK_IDS.map((look, i) => [look, i] as const))("%s", (look, turn) => {
  // Each look dances each move in another style.
  test("feet and palms stand on the floor, neither in nor over it", async () => {
    const stretches = CATALOGUE.map(({ number }) =>
      danced(number, DANCE_STYLES[(number - 1 + 2 * turn) % DANCE_STYLES.length] as DanceStyle),
    );
    expect(await complaintsOf(look, "full", stretches)).toEqual([]);
  }, 60_000);

  test.each(["full", "lite"] as const)(
    "and so do its %s palms in every style that stands on them",
    async (detail) => {
      expect(await complaintsOf(look, detail, onHands)).toEqual([]);
    },
    60_000,
  );
});
