import { beforeEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { DancerControls } from "../playback/dancer-controls.ts";
import { dancerMachine } from "./dancer-machine.ts";
import { storyEngine } from "./story-player.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => void vi.unstubAllGlobals();
});

function open() {
  const parent = document.createElement("div");
  const dancer = createActor(dancerMachine).start();
  const log: string[] = [];
  const show = (name: string, createEngine: () => DancerControls) =>
    dancer.send({
      type: "SHOW",
      place: {
        parent,
        createEngine,
        onEngine: () => {
          log.push(`${name} made`);
          return () => log.push(`${name} released`);
        },
      },
    });
  const value = () => dancer.getSnapshot().value;
  return { parent, dancer, log, show, value };
}

it("loads a dancer on a canvas of her own, and takes both away when it stops", async () => {
  const { parent, dancer, log, show, value } = open();
  expect(value()).toBe("none");
  const { controls, disposed } = storyEngine();
  show("she", () => controls);
  expect(value()).toEqual({ held: "loading" });
  await expect.poll(() => value()).toEqual({ held: "shown" });
  expect(parent.querySelectorAll("canvas")).toHaveLength(1);
  dancer.stop();
  expect(log).toEqual(["she made", "she released"]);
  expect([disposed.length, parent.childElementCount]).toEqual([1, 0]);
});

it("gives one dancer back before the next comes, and never builds one that is gone at once", async () => {
  const { parent, log, show, value } = open();
  const first = storyEngine();
  const create = vi.fn(() => first.controls);
  show("nobody", create);
  show("first", create);
  await expect.poll(() => value()).toEqual({ held: "shown" });
  expect(create).toHaveBeenCalledOnce();
  show("second", () => storyEngine().controls);
  expect([first.disposed.length, value()]).toEqual([1, { held: "loading" }]);
  await expect.poll(() => value()).toEqual({ held: "shown" });
  expect(log).toEqual(["first made", "first released", "second made"]);
  expect(parent.querySelectorAll("canvas")).toHaveLength(1);
});

it("stands in for a dancer who cannot be loaded or made, and says why", async () => {
  const { dancer, log, show, value } = open();
  show("broken", () => storyEngine(new Error("no model")).controls);
  await expect.poll(() => value()).toEqual({ held: "absent" });
  expect(dancer.getSnapshot().context.failure).toEqual(new Error("no model"));
  show("impossible", () => {
    throw new Error("no WebGL");
  });
  await expect.poll(() => dancer.getSnapshot().context.failure).toEqual(new Error("no WebGL"));
  expect(value()).toEqual({ held: "absent" });
  expect(log).toEqual(["broken made", "broken released", "impossible made"]);
});
