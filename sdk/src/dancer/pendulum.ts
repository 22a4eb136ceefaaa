import { float64At } from "../arrays/index.ts";
import { type AnchorHistory, STEP } from "./anchor-history.ts";

/** How many ticks of the history the response is summed over. A pendulum at 1 Hz has settled after them. */
const TAPS = 20;
/** Accelerations are limited to this, because cloth stiffens before it flies. m/s². */
const STRONGEST = 14;

/** Writes the acceleration that a pendulum feels at a time, seconds: x, y and z, m/s². */
export type Pendulum = (seconds: number, out: Float64Array) => void;

/**
 * A damped pendulum whose root moved as in the history: the root's acceleration convolved with the pendulum's impulse
 * response ω²/ω_d · e^(−ζωτ) · sin(ω_d τ). A finite sum over the past, so a pure function of time.
 * @param root index of the chain's root in the history.
 * @param damping of the critical; below 1.
 */
export function createPendulum(
  { recall, startOf, accelerations }: AnchorHistory,
  root: number,
  angularFrequency: number,
  damping: number,
): Pendulum {
  const damped = angularFrequency * Math.sqrt(1 - damping * damping);
  const decay = damping * angularFrequency;
  const gain = ((angularFrequency * angularFrequency) / damped) * STEP;
  // From tap to tap the response turns and shrinks by the same complex factor.
  const shrink = Math.exp(-decay * STEP);
  const turnCos = shrink * Math.cos(damped * STEP);
  const turnSin = shrink * Math.sin(damped * STEP);

  return (seconds, out) => {
    const newest = Math.floor(seconds / STEP);
    recall(newest, TAPS);
    const past = seconds - newest * STEP;
    const size = gain * Math.exp(-decay * past);
    let real = size * Math.cos(damped * past);
    let response = size * Math.sin(damped * past);
    let x = 0;
    let y = 0;
    let z = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const i = startOf(newest - tap) + root * 3;
      x += float64At(accelerations, i) * response;
      y += float64At(accelerations, i + 1) * response;
      z += float64At(accelerations, i + 2) * response;
      const next = real * turnSin + response * turnCos;
      real = real * turnCos - response * turnSin;
      response = next;
    }
    const strength = Math.sqrt(x * x + y * y + z * z);
    const held = strength > 0 ? (STRONGEST * Math.tanh(strength / STRONGEST)) / strength : 0;
    out[0] = x * held;
    out[1] = y * held;
    out[2] = z * held;
  };
}
