import { LANDMARK, type Landmark } from "./landmarks.ts";

/** What tells the person in a picture from others. */
export interface PlacedBody {
  /** Landmarks in shares of the picture. */
  image: readonly Landmark[];
  /** World landmarks; absent: only the place tells. */
  world?: readonly Landmark[] | undefined;
  /** Width of the picture by its height. */
  aspect: number;
  /** Seconds on the clock. */
  takenAt: number;
}

/** Nobody's hips go faster than this in a room. Metres a second. */
const MAX_HIP_SPEED = 4;
/** Two people who stand side by side are farther apart than this, whose noise is less. Metres. */
const LEAST_APART = 0.45;
/** The factor by which a body can grow in a second, and within one picture, by coming nearer. */
const FASTEST_GROWTH = 6;
const LEAST_GROWTH = 1.35;
/** A trunk's length where only the picture tells. Metres. */
const TRUNK_METRES = 0.5;
/** A trunk shorter than this in the picture points at the camera: its length tells no size. Metres. */
const FORESHORTENED = 0.25;
/** After this a person may be anywhere. Seconds. */
const LONGEST_GAP = 1;

interface Place {
  x: number;
  y: number;
  /** Heights of the picture that a metre takes; undefined where the trunk points at the camera. */
  scale: number | undefined;
}

function trunkOf(landmarks: readonly Landmark[], aspect = 1) {
  const middle = ([left, right]: readonly [number, number], axis: "x" | "y") =>
    ((landmarks[left]?.[axis] ?? 0) + (landmarks[right]?.[axis] ?? 0)) / 2;
  const { hip, shoulder } = LANDMARK;
  const [x, y] = [aspect * middle(hip, "x"), middle(hip, "y")];
  return { x, y, length: Math.hypot(aspect * middle(shoulder, "x") - x, middle(shoulder, "y") - y) };
}

/** World and picture show the same pose: how long its trunk is in both tells how near the body is, however it bends. */
function placeOf({ image, world, aspect }: PlacedBody): Place {
  const { x, y, length } = trunkOf(image, aspect);
  const metres = world ? trunkOf(world).length : TRUNK_METRES;
  return { x, y, scale: metres < FORESHORTENED || length === 0 ? undefined : length / metres };
}

/** Whether two pictures in a row show different people: one person cannot have moved or grown so fast. */
export function isAnotherPerson(before: PlacedBody, now: PlacedBody): boolean {
  const seconds = now.takenAt - before.takenAt;
  if (seconds > LONGEST_GAP) return false;
  const [a, b] = [placeOf(before), placeOf(now)];
  const scales = [a.scale, b.scale].filter((scale) => scale !== undefined);
  const scale = Math.max(...scales);
  if (scales.length === 0) return false;
  if (Math.hypot(b.x - a.x, b.y - a.y) / scale > Math.max(LEAST_APART, MAX_HIP_SPEED * seconds)) return true;
  const growth = scales.length === 2 ? scale / Math.min(...scales) : 1;
  return growth > Math.max(LEAST_GROWTH, FASTEST_GROWTH ** seconds);
}
