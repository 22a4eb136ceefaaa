import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLOCK_TOLERANCE, createAudioClock } from "./clock.ts";

/** Audio whose true position moves with a wall clock of our own, but which is read only every `grain` seconds. */
function world({ grain = 0.25 } = {}) {
  let wall = 1_000;
  let truth = 0;
  const audio = { currentTime: 0, paused: true, playbackRate: 1, duration: 60 };
  const clock = createAudioClock(audio, { now: () => wall });
  return {
    audio,
    clock,
    /** Lets milliseconds pass; `stalled` audio does not move. */
    pass(ms: number, stalled = false) {
      wall += ms;
      if (audio.paused || stalled) return;
      truth += (ms / 1000) * audio.playbackRate;
      audio.currentTime = Math.floor(truth / grain + 1e-9) * grain;
    },
    seek(time: number) {
      truth = time;
      audio.currentTime = time;
    },
    truth: () => truth,
  };
}

describe("the audio clock", () => {
  it("reads the audio while it is paused", () => {
    const { audio, clock, pass } = world();
    expect(clock.now()).toBe(0);
    audio.currentTime = 12.5;
    expect(clock.now()).toBe(12.5);
    pass(5_000);
    expect(clock.now()).toBe(12.5);
  });

  it("runs on between the changes of a coarse audio time", () => {
    const { audio, clock, pass } = world();
    audio.paused = false;
    clock.now();
    pass(100);
    expect(audio.currentTime).toBe(0);
    expect(clock.now()).toBeCloseTo(0.1, 6);
    pass(100);
    expect(clock.now()).toBeCloseTo(0.2, 6);
  });

  it("runs at the audio's rate, also when that changes on the way", () => {
    const { audio, clock, pass } = world({ grain: 0.001 });
    audio.paused = false;
    audio.playbackRate = 0.5;
    clock.now();
    pass(200);
    expect(clock.now()).toBeCloseTo(0.1, 3);
    audio.playbackRate = 2;
    clock.now();
    pass(200);
    expect(clock.now()).toBeCloseTo(0.5, 3);
  });

  it("lets small differences be and sets itself right beyond the tolerance", () => {
    const { audio, clock, pass } = world({ grain: 0.001 });
    audio.paused = false;
    clock.now();
    pass(100);
    audio.currentTime = 0.13;
    expect(clock.now()).toBeCloseTo(0.1, 6);
    audio.currentTime = 0.1 + CLOCK_TOLERANCE + 0.001;
    expect(clock.now()).toBe(audio.currentTime);
  });

  it("stands still instead of running backwards when it is ahead", () => {
    const { audio, clock, pass } = world();
    audio.paused = false;
    clock.now();
    pass(200, true);
    expect(clock.now()).toBeCloseTo(0.2, 6);
    audio.currentTime = 0.05;
    expect(clock.now()).toBeCloseTo(0.2, 6);
    pass(100, true);
    expect(clock.now()).toBeCloseTo(0.2, 6);
    pass(100, true);
    expect(clock.now()).toBeCloseTo(0.25, 6);
  });

  it("waits for audio that has stalled", () => {
    const { audio, clock, pass } = world();
    audio.paused = false;
    clock.now();
    pass(300, true);
    const before = clock.now();
    pass(10_000, true);
    const after = clock.now();
    expect(after - before).toBeLessThanOrEqual(0.35);
    pass(10_000, true);
    expect(clock.now()).toBe(after);
  });

  it("does not take a long pause for a stall", () => {
    const { audio, clock, pass } = world();
    clock.now();
    pass(60_000);
    clock.now();
    audio.paused = false;
    pass(100);
    expect(clock.now()).toBeCloseTo(0.1, 6);
  });

  it("does not run backwards on a pause, yet does on a seek, announced or not", () => {
    const { audio, clock, pass, seek } = world();
    audio.paused = false;
    clock.now();
    pass(450);
    clock.now();
    pass(200);
    clock.now();
    pass(50);
    const last = clock.now();
    audio.paused = true;
    expect(audio.currentTime).toBeLessThan(last);
    expect(clock.now()).toBe(last);
    clock.reset();
    expect(clock.now()).toBe(audio.currentTime);
    seek(30);
    expect(clock.now()).toBe(30);
    seek(4);
    expect(clock.now()).toBe(4);
  });

  it("takes the delay of a loudspeaker, which is wall time, off the song", () => {
    const { audio, clock } = world();
    audio.currentTime = 10;
    clock.offset = 0.2;
    expect(clock.now()).toBeCloseTo(9.8, 6);
    audio.playbackRate = 0.5;
    expect(clock.now()).toBeCloseTo(9.9, 6);
    clock.reset();
    audio.currentTime = 0.05;
    expect(clock.now()).toBe(0);
    clock.offset = -0.1;
    expect(clock.offset).toBe(-0.1);
    expect(clock.now()).toBeCloseTo(0.1, 6);
  });

  it("ends with the song, and has no end where the length is not known yet", () => {
    const { audio, clock } = world();
    audio.currentTime = 61;
    expect(clock.now()).toBe(60);
    audio.duration = Number.NaN;
    expect(clock.now()).toBe(61);
  });

  it("never runs backwards and stays near the truth, however coarse the audio and uneven the frames", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0.01, 0.04, 0.1, 0.25),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 20, maxLength: 200 }),
        (grain, frames) => {
          const { audio, clock, pass, truth } = world({ grain });
          audio.paused = false;
          let last = clock.now();
          for (const frame of frames) {
            pass(frame);
            const time = clock.now();
            expect(time).toBeGreaterThanOrEqual(last);
            expect(Math.abs(time - truth())).toBeLessThan(0.11);
            last = time;
          }
        },
      ),
      { seed: 1 },
    );
  });
});
