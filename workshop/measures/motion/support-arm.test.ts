import { expect, test } from "vitest";
import { danceOf } from "../../../sdk/src/motion/testing/dance-of.ts";
import { measureFloor } from "./floor.ts";
import { isWithin } from "./measurement.ts";
import { sample } from "./sampled-motion.ts";

test.each([undefined, 0.6])(
  "hands and feet of one who comes from far go through no floor on their way (energy %s)",
  (energy) => {
    // The walk ends far from the centre, and the first steps of the handstand lead back there.
    const moves = [18, 18, { move: 9, variant: "around mirrored" }, { move: 22, variant: "side" }];
    const dance = danceOf(moves, "Contemporary", 120, { idling: 0, energy });
    const { start = 0, end = 0 } = dance.clips.findLast(({ idle }) => !idle) ?? {};
    const floor = measureFloor(sample(dance, start, end)).filter(({ measure }) => measure.startsWith("lowest"));
    expect(floor.map(({ measure }) => measure)).toEqual(["lowest point", "lowest joint"]);
    expect(floor.filter((each) => !isWithin(each))).toEqual([]);
  },
);
