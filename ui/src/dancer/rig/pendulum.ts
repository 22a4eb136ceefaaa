import type { Vector3 } from "three";
import { type AnchorHistory, STEP } from "./anchor-history.ts";

/** How far back the response is summed, in ticks of the history: by then a pendulum at 1 Hz has settled. */
const TAPS = 20;
/** Cloth stiffens before it flies: an acceleration felt is held under this, m/s². */
const STRONGEST = 14;

/**
 * Acceleration that a damped pendulum feels whose root moved as in the history: the root's acceleration convolved with
 * the pendulum's impulse response ω²/ω_d · e^(−ζωτ) · sin(ω_d τ). A finite sum over the past, so a pure function of time.
 * @param root index of the chain's root in the history.
 * @param damping of the critical; below 1.
 */
export function feltAcceleration(
  history: AnchorHistory,
  root: number,
  seconds: number,
  angularFrequency: number,
  damping: number,
  out: Vector3,
): Vector3 {
  out.set(0, 0, 0);
  const damped = angularFrequency * Math.sqrt(1 - damping * damping);
  const gain = (angularFrequency * angularFrequency) / damped;
  const newest = Math.floor(seconds / STEP);
  const { positions } = history;
  for (let tap = 0; tap < TAPS; tap++) {
    const tick = newest - tap;
    const past = seconds - tick * STEP;
    const response =
      (gain * Math.exp(-damping * angularFrequency * past) * Math.sin(damped * past) * STEP) / (STEP * STEP);
    const before = history.at(tick - 1) + root * 3;
    const now = history.at(tick) + root * 3;
    const after = history.at(tick + 1) + root * 3;
    for (let k = 0; k < 3; k++) {
      const second =
        (positions[after + k] as number) - 2 * (positions[now + k] as number) + (positions[before + k] as number);
      out.setComponent(k, out.getComponent(k) + second * response);
    }
  }
  const size = out.length();
  return size > 0 ? out.multiplyScalar((STRONGEST * Math.tanh(size / STRONGEST)) / size) : out;
}
