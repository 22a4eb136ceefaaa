import { useCallback, useRef, useState } from "react";

/** A time that runs over and over at a speed, or stands still. */
export interface StoryClock {
  /** Seconds at which it stands; undefined while it runs. */
  seconds: number | undefined;
  /** The time now, seconds. Never another function. */
  now: () => number;
  speed: number;
  play: () => void;
  pause: () => void;
  setSpeed: (speed: number) => void;
  /** Stands still at the next beat, or at the one before. */
  step: (beats: 1 | -1) => void;
  /** Stands still at a time, seconds. */
  seek: (seconds: number) => void;
}

/** @param duration After which it begins anew, seconds. @param beat Length of a beat, seconds. */
export function useStoryClock(duration: number, beat: number): StoryClock {
  const [seconds, setSeconds] = useState<number | undefined>(0);
  const [speed, setSpeed] = useState(1);
  const run = useRef({ from: 0, begun: 0, speed: 1, duration, isRunning: false });
  run.current.duration = duration;
  const now = useCallback(() => {
    const { from, begun, speed: rate, duration: length, isRunning } = run.current;
    const passed = isRunning ? ((performance.now() - begun) / 1000) * rate : 0;
    return (from + passed) % length;
  }, []);
  const restart = (isRunning: boolean, from: number, rate = run.current.speed) => {
    run.current = { ...run.current, from, begun: performance.now(), speed: rate, isRunning };
    setSeconds(isRunning ? undefined : from);
  };
  return {
    seconds: seconds === undefined ? undefined : Math.min(seconds, duration),
    now,
    speed,
    play: () => restart(true, now()),
    pause: () => restart(false, now()),
    seek: (to) => restart(false, to),
    setSpeed: (rate) => {
      setSpeed(rate);
      restart(run.current.isRunning, now(), rate);
    },
    step: (beats) => {
      const near = now() / beat;
      const next = (beats > 0 ? Math.floor(near + 1e-6) + 1 : Math.ceil(near - 1e-6) - 1) * beat;
      restart(false, ((next % duration) + duration) % duration);
    },
  };
}
