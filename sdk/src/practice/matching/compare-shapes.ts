import { float64At, intAt, numberAt } from "../../arrays/index.ts";
import type { BodyShape } from "../body/body-shape.ts";
import { SEGMENT_LENGTHS } from "../body/limb.ts";
import { SAME_DEGREES, WRONG_DEGREES } from "./match-options.ts";

const DEGREES = 180 / Math.PI;
/** The lower part of a limb is what people see of it; shares of a limb. */
const UPPER_SHARE = 0.4;

/** The angle between the same segment of two bodies, degrees. */
function segmentAngle(a: BodyShape, b: BodyShape, segment: number): number {
  let dot = 0;
  for (let k = 3 * segment; k < 3 * segment + 3; k++) dot += float64At(a.directions, k) * float64At(b.directions, k);
  return Math.acos(Math.min(1, Math.max(-1, dot))) * DEGREES;
}

/** 1 for the same, 0 for wrong altogether. */
export function scoreOfAngle(degrees: number): number {
  return Math.min(1, Math.max(0, (WRONG_DEGREES - degrees) / (WRONG_DEGREES - SAME_DEGREES)));
}

/** How alike a limb of two bodies is, 0 to 1; undefined where it is not in sight. */
export function limbScore(seen: BodyShape, danced: BodyShape, limb: number): number | undefined {
  const upper = 2 * limb;
  if (!intAt(seen.seen, upper) || !intAt(seen.seen, upper + 1)) return undefined;
  return (
    UPPER_SHARE * scoreOfAngle(segmentAngle(seen, danced, upper)) +
    (1 - UPPER_SHARE) * scoreOfAngle(segmentAngle(seen, danced, upper + 1))
  );
}

/** How far apart a limb of two bodies is, degrees; undefined where it is not in sight. */
export function limbAngle(seen: BodyShape, danced: BodyShape, limb: number): number | undefined {
  const upper = 2 * limb;
  if (!intAt(seen.seen, upper) || !intAt(seen.seen, upper + 1)) return undefined;
  return UPPER_SHARE * segmentAngle(seen, danced, upper) + (1 - UPPER_SHARE) * segmentAngle(seen, danced, upper + 1);
}

/** How far the end of a limb is from where it is to be, metres on a body of our dancer's size. */
export function endDistance(seen: BodyShape, danced: BodyShape, limb: number): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    let difference = 0;
    for (const segment of [2 * limb, 2 * limb + 1]) {
      const i = 3 * segment + k;
      difference +=
        numberAt(SEGMENT_LENGTHS, segment) * (float64At(seen.directions, i) - float64At(danced.directions, i));
    }
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
