import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { forgetAvatar, ownAvatar } from "../dancer/own-avatar.ts";
import { provideDancerChange, type WantedDancer } from "./dancer-change-machine.ts";

afterEach(forgetAvatar);

const STREET: WantedDancer = { kind: "look", look: "street", variant: "teal" };
const PRACTICE: WantedDancer = { kind: "look", look: "practice", variant: "classic" };

/** An engine whose dancers come when they are let in. */
function start() {
  const coming: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const come = () => new Promise<void>((resolve, reject) => coming.push({ resolve, reject }));
  const onLook = vi.fn();
  const change = createActor(provideDancerChange({ setLook: come, setAvatar: come }, onLook)).start();
  const ask = (wanted: WantedDancer) => change.send({ type: "CHANGE", wanted });
  return { change, ask, coming, onLook, idle: () => waitFor(change, (state) => state.matches("idle")) };
}

it("tells of a look when it has come, not before; an avatar goes for it", async () => {
  const { ask, coming, onLook, idle } = start();
  const file = new File(["x"], "me.vrm");
  ask({ kind: "avatar", file });
  coming[0]?.resolve();
  await idle();
  expect(ownAvatar()).toBe(file);
  ask(STREET);
  expect(onLook).not.toHaveBeenCalled();
  coming[1]?.resolve();
  expect((await idle()).context).toEqual({ wanted: undefined, problem: undefined });
  expect(onLook).toHaveBeenCalledExactlyOnceWith(STREET);
  expect(ownAvatar()).toBeUndefined();
});

it("hears only of the dancer who was asked last", async () => {
  const { change, ask, coming, onLook, idle } = start();
  ask(PRACTICE);
  ask(STREET);
  coming[0]?.reject(new Error("404"));
  await Promise.resolve();
  expect(change.getSnapshot().context).toEqual({ wanted: STREET, problem: undefined });
  coming[1]?.resolve();
  await idle();
  expect(onLook).toHaveBeenCalledExactlyOnceWith(STREET);
});

it.each<[string, WantedDancer, string]>([
  ["a look", STREET, "This dancer could not be loaded. Please try again."],
  ["an avatar", { kind: "avatar", file: new File(["x"], "me.vrm") }, "This file is not a VRM avatar."],
])("says why %s could not come, until another is asked", async (_, wanted, problem) => {
  const { change, ask, coming, onLook, idle } = start();
  ask(wanted);
  coming[0]?.reject(new Error("This file is not a VRM avatar."));
  expect((await idle()).context.problem).toBe(problem);
  expect(onLook).not.toHaveBeenCalled();
  expect(ownAvatar()).toBeUndefined();
  ask(PRACTICE);
  expect(change.getSnapshot().context.problem).toBeUndefined();
});
