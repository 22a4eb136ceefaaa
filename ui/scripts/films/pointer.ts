import { during, ease, mix } from "./motion.ts";

type Point = readonly [x: number, y: number];

/** The pointer at a moment: where on the page, and what its button does. */
export interface PointerState {
  x: number;
  y: number;
  /** How far the button is down, 0 to 1. */
  down: number;
  /** How far the ring of the last press has spread, 0 to 1; 1 when it has gone. */
  ring: number;
}

/** Something that the hand does: it goes to a place and is there at a time; it may press, or hold on until the next. */
export interface Act {
  at: number;
  to: Point;
  /** What is there: it lights up. */
  over?: string;
  press?: boolean;
  /** The button stays down on the way to the next place. */
  drag?: boolean;
  /** Seconds that the way here takes. */
  takes?: number;
}

/** Seconds: a way without a time of its own, a press, and its ring. */
const WAY = 0.85;
const PRESS = 0.22;
const RING = 0.55;
/** Seconds from the arrival to the press. */
const DWELL = 0.12;

/** When an act's press takes effect. */
export const pressOf = ({ at }: Act): number => at + DWELL + PRESS / 2;

/** The pointer of a film whose acts are in the order of time. */
export function pointerAt(acts: readonly Act[], seconds: number): PointerState {
  const [first] = acts;
  if (!first) throw new Error("A hand without acts has no place.");
  let [x, y] = first.to;
  let down = 0;
  let ring = 1;
  let holds = false;
  for (const act of acts) {
    const takes = act.takes ?? WAY;
    const share = ease((seconds - act.at + takes) / takes);
    if (holds) down = Math.max(0, down - during(seconds, act.at, PRESS / 2));
    // The hand swings: its way is a little bowed.
    const bow = act.drag || holds ? 0 : 0.06 * Math.sin(Math.PI * share);
    const [dx, dy] = [act.to[0] - x, act.to[1] - y];
    [x, y] = [mix(x, act.to[0], share) + dy * bow, mix(y, act.to[1], share) - dx * bow];
    holds = act.drag ?? false;
    if (seconds < act.at || !(act.press || act.drag)) continue;
    const pressed = act.at + DWELL;
    const sinks = during(seconds, pressed, PRESS / 2);
    down = act.drag ? sinks : sinks - during(seconds, pressed + PRESS / 2, PRESS / 2);
    ring = Math.min(1, Math.max(0, (seconds - pressed) / RING));
    if (seconds < pressed) ring = 1;
  }
  return { x, y, down, ring };
}

/** How far something lies under the pointer and is pressed: it lights up while the hand is there. */
export function touchAt(acts: readonly Act[], name: string, seconds: number): { hover: number; press: number } {
  let [hover, press] = [0, 0];
  acts.forEach((act, i) => {
    if (act.over !== name) return;
    const leaves = acts[i + 1];
    const left = leaves ? leaves.at - (leaves.takes ?? WAY) + 0.12 : Number.POSITIVE_INFINITY;
    hover = Math.max(hover, during(seconds, act.at - 0.12, 0.14) - during(seconds, left, 0.14));
    if (act.press)
      press = Math.max(
        press,
        during(seconds, act.at + DWELL, PRESS / 2) - during(seconds, act.at + DWELL + PRESS / 2, PRESS / 2),
      );
  });
  return { hover, press };
}
