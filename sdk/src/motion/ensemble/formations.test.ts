import { expect, test } from "vitest";
import { FIELD_OF_VIEW } from "../../stage/camera-path/framing.ts";
import { formationsOf } from "./formations.ts";

/** Half the width of a wide picture, metres, at a metre from the camera; and a dancer's own on the floor. */
const HALF_WIDTH = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * (16 / 9);
const DANCER = { height: 1.68, side: 0.4 };
/** Where a camera stands before the leader, who fills two thirds of the picture's height then. Metres. */
const DISTANCE = DANCER.height / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * (2 / 3));

test.each(formationsOf(5))(
  "all of five are seen in the formation $name where the leader fills two thirds of the picture",
  ({ places }) => {
    // As near to each other and as far apart as most dances need.
    for (const spacing of [1.2, 1.6]) {
      const seen = places.map(({ x, z }) => ({
        z: DISTANCE - z * spacing,
        angle: (x * spacing) / (DISTANCE - z * spacing),
      }));
      for (const { z, angle } of seen) expect(Math.abs(angle) + DANCER.side / z).toBeLessThan(HALF_WIDTH);
      for (const [i, one] of seen.entries())
        for (const other of seen.slice(i + 1))
          expect(Math.abs(one.angle - other.angle) * Math.max(one.z, other.z)).toBeGreaterThan(0.5);
    }
  },
);
