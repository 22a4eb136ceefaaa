import { numberAt } from "@nataraj/sdk/arrays";
import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import {
  type BodyMotion,
  differences,
  distance,
  dot,
  FPS,
  type Joint,
  length,
  meanSpeeds,
  minus,
  normalised,
  type Point,
  speeds,
} from "./body-motion.ts";
import { correlation, deviation, gradient, mean, movingMean, percentile, range, unwrapped } from "./statistics.ts";

const DEGREES = 180 / Math.PI;
const HANDS = ["leftWrist", "rightWrist"] as const;
export const FEET = ["leftAnkle", "rightAnkle", "leftToe", "rightToe"] as const;

/**
 * The measures of a few seconds of dancing, by name: those of `people.json`, defined as where people were measured.
 * Not a number where there is nothing to measure.
 */
export function bodyMeasures(motion: BodyMotion): Record<string, number> {
  const body = normalised(motion);
  return { ...speedMeasures(body), ...turnMeasures(body), ...limbMeasures(body), ...varietyMeasures(body) };
}

function speedMeasures(body: BodyMotion): Record<string, number> {
  const all = meanSpeeds(body);
  const hands = HANDS.map((hand) => speeds(body[hand]));
  const [left = [], right = []] = hands;
  const jerk = HANDS.flatMap((hand) => differences(body[hand], 3));
  return {
    "joint speed m/s": mean(all),
    "hips speed": mean(speeds(body.hips)),
    "hips horiz travel m": Math.max(range(column(body.hips, 0)), range(column(body.hips, 2))),
    "hips vertical range m": range(column(body.hips, 1)),
    "hand speed": mean(hands.flat()),
    "hand speed p95": percentile(hands.flat(), 95),
    "foot speed": mean(meanSpeeds(body, FEET)),
    "head speed": mean(speeds(body.head)),
    "hand acc p95": percentile(
      HANDS.flatMap((hand) => differences(body[hand], 2)),
      95,
    ),
    "hand jerk rms": Math.sqrt(mean(jerk.map((value) => value ** 2))),
    "hips acc p95": percentile(differences(body.hips, 2), 95),
    "stop-then-burst per s": stopsThenBursts(all).length / (body.hips.length / FPS),
    "slide m/frame": slide(body),
    "speed variation (cv)": deviation(all) / mean(all),
    "still share (<.25 m/s)": share(all, (speed) => speed < 0.25),
    "both hands still share": share(left, (speed, i) => Math.max(speed, numberAt(right, i)) < 0.2),
    "hands speed corr": deviation(left) > 0 && deviation(right) > 0 ? correlation(left, right) : 0,
  };
}

/**
 * Frames at which the body bursts out of a stop: a mean speed under .15 m/s for a tenth of a second, and over 1.2 m/s
 * within the two tenths after it (each over three frames).
 * @param all Mean speed of the joints by frame, m/s.
 */
export function stopsThenBursts(all: readonly number[]): number[] {
  const smooth = movingMean(all, 3);
  const found: number[] = [];
  for (let i = 0; i < smooth.length - 9; i++) {
    if (smooth.slice(i, i + 3).some((speed) => speed >= 0.15)) continue;
    if (!smooth.slice(i + 3, i + 9).some((speed) => speed > 1.2)) continue;
    found.push(i);
    i += 8;
  }
  return found;
}

/** How far the toes move in a frame while the foot is down: near its lowest, and not going up or down. Metres. */
function slide(body: BodyMotion): number {
  const moved = (["left", "right"] as const).flatMap((side) => {
    const [ankle, toe] = [body[`${side}Ankle`], body[`${side}Toe`]];
    const heights = ankle.map((point, i) => Math.min(point[1], (toe[i] as Point)[1]));
    const lowest = percentile(heights, 5);
    const vertical = gradient(heights).map((change) => Math.abs(change) * 30);
    return toe.slice(1).flatMap((point, i) => {
      const isDown = numberAt(heights, i + 1) - lowest < 0.02 && numberAt(vertical, i + 1) < 0.1;
      return isDown ? [flat(point, toe[i] as Point)] : [];
    });
  });
  return moved.length > 0 ? mean(moved) : Number.NaN;
}

function turnMeasures(body: BodyMotion): Record<string, number> {
  const hips = body.leftHip.map((left, i) => minus(left, body.rightHip[i] as Point));
  const shoulders = body.leftShoulder.map((left, i) => minus(left, body.rightShoulder[i] as Point));
  const yaw = (vectors: Point[]) => unwrapped(vectors.map(([x, , z]) => Math.atan2(z, x)));
  const tilt = (vectors: Point[]) =>
    vectors.map((vector) => Math.asin(Math.max(-1, Math.min(1, vector[1] / length(vector)))));
  const [hipYaw, shoulderYaw] = [yaw(hips), yaw(shoulders)];
  const twist = shoulderYaw.map((angle, i) => wrapped(angle - numberAt(hipYaw, i)));
  const trunk = body.neck.map((neck, i) => minus(neck, body.hips[i] as Point));
  const lean = trunk.map((vector) => DEGREES * Math.acos(Math.max(-1, Math.min(1, vector[1] / length(vector)))));
  const upper = body.upperChest.map((chest, i) =>
    angleBetween(minus(chest, body.hips[i] as Point), minus(body.neck[i] as Point, chest)),
  );
  const turns = range(hipYaw) > 10 / DEGREES && range(shoulderYaw) > 10 / DEGREES;
  return {
    "hip yaw range deg": DEGREES * range(hipYaw),
    "shoulder yaw range deg": DEGREES * range(shoulderYaw),
    "twist range deg": DEGREES * range(twist),
    "hip tilt range deg": DEGREES * range(tilt(hips)),
    "shoulder tilt range deg": DEGREES * range(tilt(shoulders)),
    "trunk lean mean deg": mean(lean),
    "trunk lean max deg": Math.max(...lean),
    "head-trunk range deg": DEGREES * range(trunk.map((vector, i) => headToSide(body, vector, i))),
    "hip-shoulder turn corr": turns ? correlation(hipYaw, shoulderYaw) : Number.NaN,
    "upper spine bend range deg": range(upper),
  };
}

/** How far the head is to the side of the trunk, radians. */
function headToSide(body: BodyMotion, trunk: Point, frame: number): number {
  const up = scaled(trunk, 1 / length(trunk));
  const across = minus(body.rightShoulder[frame] as Point, body.leftShoulder[frame] as Point);
  const level = minus(across, scaled(up, dot(across, up)));
  const head = minus(body.head[frame] as Point, body.neck[frame] as Point);
  return Math.atan2(dot(head, level) / length(level), dot(head, up));
}

function limbMeasures(body: BodyMotion): Record<string, number> {
  const bend = (a: Joint, b: Joint, c: Joint) =>
    body[b].map((joint, i) => angleBetween(minus(body[a][i] as Point, joint), minus(body[c][i] as Point, joint)));
  const knees = [bend("leftHip", "leftKnee", "leftAnkle"), bend("rightHip", "rightKnee", "rightAnkle")];
  const elbows = [bend("leftShoulder", "leftElbow", "leftWrist"), bend("rightShoulder", "rightElbow", "rightWrist")];
  const apart = body.leftAnkle.map((left, i) => flat(left, body.rightAnkle[i] as Point));
  const toHips = HANDS.map((hand) => body[hand].map((point, i) => minus(point, body.hips[i] as Point)));
  const raised = [
    ...body.leftWrist.map((hand, i) => hand[1] > (body.leftShoulder[i] as Point)[1]),
    ...body.rightWrist.map((hand, i) => hand[1] > (body.rightShoulder[i] as Point)[1]),
  ];
  const toes = [column(body.leftToe, 1), column(body.rightToe, 1)];
  return {
    "knee mean deg": mean(knees.flat()),
    "knee min deg": Math.min(...knees.flat()),
    "knee range deg": mean(knees.map(range)),
    "elbow mean deg": mean(elbows.flat()),
    "elbow range deg": mean(elbows.map(range)),
    "feet apart mean m": mean(apart),
    "feet apart max m": Math.max(...apart),
    "hands above shoulder share": share(raised, Boolean),
    "hand span mean m": mean(body.leftWrist.map((left, i) => distance(left, body.rightWrist[i]))),
    "hand volume m3": [0, 1, 2].reduce((volume, axis) => volume * range(column(toHips.flat(), axis)), 1),
    "hand path range m": mean(toHips.map((hand) => Math.max(...[0, 1, 2].map((axis) => range(column(hand, axis)))))),
    "foot height max m": Math.max(...toes.flat()) - percentile(toes.flat(), 2),
  };
}

/** How many directions the joints move in independently: the entropy of the principal components, as a number. */
function varietyMeasures(body: BodyMotion): Record<string, number> {
  const { hips, ...others } = body;
  const columns = Object.values(others).flatMap((points) =>
    [0, 1, 2].map((axis) => {
      const values = points.map((point, i) => numberAt(point, axis) - numberAt(hips[i] as Point, axis));
      const centre = mean(values);
      return values.map((value) => value - centre);
    }),
  );
  const data = new Matrix(columns);
  // Frames are fewer than columns: both products have the same eigenvalues apart from zeros.
  const products = data.transpose().mmul(data);
  const powers = new EigenvalueDecomposition(products, { assumeSymmetric: true }).realEigenvalues;
  const all = powers.reduce((sum, power) => sum + Math.max(0, power), 0);
  const parts = powers.map((power) => Math.max(0, power) / all);
  return { "effective dims": Math.exp(-parts.reduce((sum, part) => sum + part * Math.log(part + 1e-12), 0)) };
}

function column(points: readonly Point[], axis: number): number[] {
  return points.map((point) => numberAt(point, axis));
}

function share<T>(values: readonly T[], is: (value: T, i: number) => boolean): number {
  return values.filter(is).length / values.length;
}

/** Distance over the floor. */
function flat(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[2] - b[2]);
}

function scaled([x, y, z]: Point, factor: number): Point {
  return [x * factor, y * factor, z * factor];
}

/** Degrees. */
function angleBetween(a: Point, b: Point): number {
  return DEGREES * Math.acos(Math.max(-1, Math.min(1, dot(a, b) / length(a) / length(b))));
}

function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI));
}
