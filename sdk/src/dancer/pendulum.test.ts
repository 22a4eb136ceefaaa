// @vitest-environment node

import { expect, test } from "vitest";
import { float64At } from "../arrays/index.ts";
import { createAnchorHistory, type PoseSource, STEP } from "./anchor-history.ts";
import { createPendulum } from "./pendulum.ts";
import type { SwayBone } from "./sway-bones.ts";

const [OMEGA, DAMPING] = [2 * Math.PI * 1.4, 0.4];
const root = { anchor: 0, offset: [0, 0, 0] } as unknown as SwayBone;

/** What a pendulum feels that hangs from hips on a path. */
function felt(path: (seconds: number) => number, seconds: number): number {
  const history = createAnchorHistory([root]);
  const source: PoseSource = (time, pose) => {
    pose.hips[0] = path(time);
  };
  history.follow(source);
  const out = new Float64Array(3);
  createPendulum(history, 0, OMEGA, DAMPING)(seconds, out);
  return float64At(out, 0);
}

test("nothing is felt at an even pace, and the pull itself when it lasts", () => {
  expect(felt((t) => 0.7 * t, 3.21)).toBeCloseTo(0, 4);
  // One metre a second more each second, long enough for the swing to have died down.
  const pull = felt((t) => t * t * 0.5, 3.21);
  expect(pull).toBeGreaterThan(0.85);
  expect(pull).toBeLessThan(1.1);
});

test("the sum over the past equals the impulse response, tap for tap", () => {
  const path = (t: number) => 0.03 * Math.sin(5 * t);
  const damped = OMEGA * Math.sqrt(1 - DAMPING ** 2);
  const seconds = 2.345;
  let sum = 0;
  for (let tap = 0; tap < 20; tap++) {
    const tick = Math.floor(seconds / STEP) - tap;
    const [before, now, after] = [tick - 1, tick, tick + 1].map((each) => path(each * STEP)) as [
      number,
      number,
      number,
    ];
    const past = seconds - tick * STEP;
    const response = ((OMEGA * OMEGA) / damped) * Math.exp(-DAMPING * OMEGA * past) * Math.sin(damped * past);
    sum += ((after - 2 * now + before) / STEP ** 2) * response * STEP;
  }
  expect(felt(path, seconds)).toBeCloseTo(14 * Math.tanh(sum / 14), 3);
});
