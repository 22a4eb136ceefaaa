import { SimulatedClock } from "xstate";

/** Time that stands still unless it is moved: for a machine's timers, and for who reads a clock. */
export interface FakeClock {
  /** For `createActor`. */
  timers: SimulatedClock;
  /** Milliseconds since it was made. */
  now(): number;
  /** Lets a number of milliseconds pass. @param meanwhile What else moves with the time, before the timers go off. */
  pass(milliseconds: number, meanwhile?: () => void): void;
}

/** A clock that begins at 0. */
export function createFakeClock(): FakeClock {
  const timers = new SimulatedClock();
  let now = 0;
  return {
    timers,
    now: () => now,
    pass(milliseconds, meanwhile) {
      now += milliseconds;
      meanwhile?.();
      timers.increment(milliseconds);
    },
  };
}
