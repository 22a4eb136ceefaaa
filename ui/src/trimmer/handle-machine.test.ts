// @vitest-environment node
import { createFakeClock } from "@nataraj/sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { provideHandle } from "./handle-machine.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

/** A handle at 500 of 1000 pixels, taken three pixels beside its middle. */
function held() {
  const clock = createFakeClock();
  const scroll = vi.fn();
  const machine = provideHandle({ edge: (x) => (x > 980 ? 1 : 0), scroll });
  const handle = createActor(machine, { clock: clock.timers });
  const moved = vi.fn();
  handle.on("MOVED", moved);
  handle.start();
  handle.send({ type: "GRAB", x: 503, position: 500 });
  const move = (x: number) => {
    handle.send({ type: "MOVE", x });
    return handle.getSnapshot().context.position;
  };
  const value = () => handle.getSnapshot().value;
  return { handle, clock, scroll, moved, move, value };
}

it("stays under the pointer that took it beside its middle, and not for a tremble", () => {
  const { move, moved } = held();
  expect(move(505)).toBe(500);
  expect(moved).not.toHaveBeenCalled();
  expect(move(603)).toBe(600);
  expect(moved).toHaveBeenCalledOnce();
});

it("counts a tenth of the way once it was held still for half a second", () => {
  const { handle, clock, move, value } = held();
  move(603);
  clock.pass(499);
  expect(value()).toEqual({ held: "coarse" });
  clock.pass(1);
  expect(value()).toEqual({ held: "fine" });
  expect(move(613)).toBeCloseTo(601);
  expect(move(614)).toBeCloseTo(601.1);
  handle.send({ type: "RELEASE" });
  expect(move(700)).toBeCloseTo(601.1);
});

it("begins the half second anew with each move", () => {
  const { clock, move, value } = held();
  clock.pass(400);
  move(520);
  clock.pass(400);
  expect(value()).toEqual({ held: "coarse" });
});

it("moves the view on at its edge, and is not tuned there, until it is released", () => {
  const { handle, clock, scroll, moved, move, value } = held();
  vi.advanceTimersByTime(100);
  expect(scroll).not.toHaveBeenCalled();
  move(990);
  vi.advanceTimersByTime(90);
  clock.pass(500);
  expect(scroll.mock.calls).toEqual([[1], [1], [1]]);
  expect(moved).toHaveBeenCalledTimes(4);
  expect(value()).toEqual({ held: "coarse" });
  handle.send({ type: "RELEASE" });
  vi.advanceTimersByTime(90);
  expect(scroll).toHaveBeenCalledTimes(3);
});
