// @vitest-environment node
import { createFakeClock } from "@nataraj/sdk/testing";
import type { CreateDancer } from "@nataraj/ui";
import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { provideLateDancer } from "./late-dancer-machine.ts";

const heroDancer = (() => undefined) as unknown as CreateDancer;

function open(canAnimate: boolean, fetchDancer = vi.fn(async () => heroDancer)) {
  const clock = createFakeClock();
  const machine = provideLateDancer(() => canAnimate, fetchDancer);
  const hero = createActor(machine, { clock: clock.timers, input: {} }).start();
  return { hero, clock, fetchDancer, value: () => hero.getSnapshot().value };
}

it("lets the page's words come first, then fetches her", async () => {
  const { hero, clock, fetchDancer, value } = open(true);
  clock.pass(1_499);
  expect([value(), fetchDancer.mock.calls.length]).toEqual(["waiting", 0]);
  clock.pass(1);
  expect(value()).toBe("fetching");
  const { context } = await waitFor(hero, (state) => state.matches("live"));
  expect(context.createEngine).toBe(heroDancer);
});

it("fetches nothing where she should not dance, or where the page is left before", () => {
  const still = open(false);
  still.clock.pass(1_500);
  expect([still.value(), still.fetchDancer.mock.calls.length]).toEqual(["drawn", 0]);
  const left = open(true);
  left.hero.stop();
  left.clock.pass(1_500);
  expect(left.fetchDancer).not.toHaveBeenCalled();
});

it("leaves the drawn one where her code cannot be had", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { hero, clock } = open(
    true,
    vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))),
  );
  clock.pass(1_500);
  await waitFor(hero, (state) => state.matches("drawn"));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it("fetches nothing before she is wanted, where the page asks for that", async () => {
  const fetchDancer = vi.fn(async () => heroDancer);
  const clock = createFakeClock();
  const machine = provideLateDancer(() => true, fetchDancer);
  const tile = createActor(machine, { clock: clock.timers, input: { waitsForWant: true } }).start();
  clock.pass(60_000);
  expect([tile.getSnapshot().value, fetchDancer.mock.calls.length]).toEqual(["unwanted", 0]);
  tile.send({ type: "WANT" });
  tile.send({ type: "WANT" });
  await waitFor(tile, (state) => state.matches("live"));
  expect(fetchDancer).toHaveBeenCalledOnce();
});
