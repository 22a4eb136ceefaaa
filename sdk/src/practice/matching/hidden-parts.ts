import { float64At } from "../../arrays/index.ts";
import { type DancedShapes, SAMPLE_RATE } from "./danced-shapes.ts";
import type { HiddenPart } from "./match.ts";

/** Beyond these much of the body is hidden: the trunk's front points away from the camera, or its spine lies low. */
const TURNED = -0.3;
const LYING = 0.5;
/** Shorter ones are part of a turn. Seconds. */
const MIN_HIDDEN_S = 0.4;

/** Where a dance turns its back or goes to the floor. */
export function hiddenParts(shapes: DancedShapes, start: number, end: number): HiddenPart[] {
  const parts: HiddenPart[] = [];
  let open: HiddenPart | undefined;
  for (let sample = Math.ceil(start * SAMPLE_RATE); sample <= end * SAMPLE_RATE; sample++) {
    const { trunk } = shapes.at(sample);
    const why = float64At(trunk, 4) < LYING ? "floor" : float64At(trunk, 8) < TURNED ? "back" : undefined;
    const time = sample / SAMPLE_RATE;
    if (open && open.why === why) open.end = time;
    else {
      open = why && { why, start: time, end: time };
      if (open) parts.push(open);
    }
  }
  return parts.filter((part) => part.end - part.start >= MIN_HIDDEN_S);
}
