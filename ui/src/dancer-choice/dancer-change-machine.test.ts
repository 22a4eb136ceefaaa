import { afterEach, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { chosenDancer, forgetDancer } from "../dancer/chosen-dancer.ts";
import { defaultDancer, provideDancerChange, type WantedDancer } from "./dancer-change-machine.ts";

afterEach(forgetDancer);

const STREET: WantedDancer = { kind: "look", look: "street", variant: "teal" };
const PRACTICE: WantedDancer = { kind: "look", look: "practice", variant: "classic" };

/** An engine whose dancers come when they are let in. */
function start() {
  const coming: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const come = () => new Promise<void>((resolve, reject) => coming.push({ resolve, reject }));
  const change = createActor(provideDancerChange({ setLook: come, setAvatar: come })).start();
  const ask = (wanted: WantedDancer) => change.send({ type: "CHANGE", wanted });
  return { change, ask, coming, idle: () => waitFor(change, (state) => state.matches("idle")) };
}

it("remembers a look when it has come, not before", async () => {
  const { ask, coming, idle } = start();
  ask(STREET);
  expect(chosenDancer("ballet").look).toBe("ballet");
  coming[0]?.resolve();
  expect((await idle()).context).toEqual({ wanted: undefined, problem: undefined });
  expect(chosenDancer("ballet")).toMatchObject({ look: "street", variant: "teal" });
  ask(defaultDancer("ballet"));
  coming[1]?.resolve();
  await idle();
  expect(chosenDancer("ballet")).toMatchObject({ look: "ballet", isDefault: true });
});

it("hears only of the dancer who was asked last", async () => {
  const { change, ask, coming, idle } = start();
  ask(PRACTICE);
  ask(STREET);
  coming[0]?.reject(new Error("404"));
  await Promise.resolve();
  expect(change.getSnapshot().context).toEqual({ wanted: STREET, problem: undefined });
  coming[1]?.resolve();
  await idle();
  expect(chosenDancer("ballet").look).toBe("street");
});

it.each<[string, WantedDancer, string]>([
  ["a look", STREET, "This dancer could not be loaded. Please try again."],
  ["an avatar", { kind: "avatar", file: new File(["x"], "me.vrm") }, "This file is not a VRM avatar."],
])("says why %s could not come, until another is asked", async (_, wanted, problem) => {
  const { change, ask, coming, idle } = start();
  ask(wanted);
  coming[0]?.reject(new Error("This file is not a VRM avatar."));
  expect((await idle()).context.problem).toBe(problem);
  expect(chosenDancer("ballet").isDefault).toBe(true);
  ask(PRACTICE);
  expect(change.getSnapshot().context.problem).toBeUndefined();
});
