import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FrameWork } from "./frame-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Graphics that are done when they are told to be. */
function graphics() {
  const fences = new Set<object>();
  const gl = {
    SYNC_GPU_COMMANDS_COMPLETE: 1,
    SYNC_STATUS: 2,
    SIGNALED: 3,
    isDone: false,
    isContextLost: () => false,
    fenceSync() {
      const fence = {};
      fences.add(fence);
      return fence;
    },
    getSyncParameter: () => (gl.isDone ? gl.SIGNALED : 0),
    deleteSync: (fence: object) => void fences.delete(fence),
    flush() {},
  };
  return { gl, fences, work: new FrameWork(gl as never) };
}

test("a frame works until its graphics are done, however late the next one comes", () => {
  const { gl, fences, work } = graphics();
  work.begin();
  vi.advanceTimersByTime(3);
  work.drawn();
  vi.advanceTimersByTime(6);
  expect(work.seconds).toBeUndefined();
  gl.isDone = true;
  vi.advanceTimersByTime(24);
  expect(work.seconds).toBeCloseTo(0.01, 2);
  expect(fences.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("graphics that are not done by the next frame have no end, and nothing is kept of them", () => {
  const { fences, work } = graphics();
  work.begin();
  work.drawn();
  vi.advanceTimersByTime(33);
  expect(work.seconds).toBeUndefined();
  work.begin();
  work.drawn();
  expect(fences.size).toBe(1);
  work.stop();
  expect(fences.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("a context that is lost says nothing", () => {
  const { gl, work } = graphics();
  gl.isContextLost = () => true;
  work.begin();
  work.drawn();
  vi.advanceTimersByTime(100);
  expect(work.seconds).toBeUndefined();
});
