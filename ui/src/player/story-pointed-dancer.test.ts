import { PlayState } from "@nataraj/sdk";
import { expect, it, vi } from "vitest";
import type { DancerControls } from "../playback/dancer-controls.ts";
import { createPointedDancer } from "./story-pointed-dancer.ts";

function dancer() {
  const told: unknown[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void told.push([name, ...args]);
  const controls: DancerControls = {
    loaded: Promise.resolve(),
    setStepSequence: note("steps"),
    setTimeline: note("timeline"),
    setPlayState: note("state"),
    setClock: note("clock"),
    setView: note("view"),
    setLook: async (look) => void told.push(["look", look]),
    resize: note("size"),
    dispose: note("dispose"),
  };
  return { told, controls };
}

function story() {
  const place = document.createElement("div");
  place.className = "docs-story";
  const canvas = place.appendChild(document.createElement("canvas"));
  document.body.append(place);
  const fake = dancer();
  const real = dancer();
  const create = vi.fn((_: HTMLCanvasElement) => real.controls);
  return { place, fake, real, create, controls: createPointedDancer(fake.controls, canvas, create) };
}

it("has the real dancer where somebody points, who knows what the fake was told; one at a time", async () => {
  const [first, second] = [story(), story()];
  first.controls.resize(300, 200, 1);
  first.controls.setPlayState(PlayState.play);
  first.controls.setPlayState(PlayState.pause);
  expect(first.create).not.toHaveBeenCalled();

  first.place.dispatchEvent(new Event("pointerenter"));
  first.place.dispatchEvent(new Event("focusin"));
  expect(first.create).toHaveBeenCalledOnce();
  expect(first.real.told).toEqual([
    ["size", 300, 200, 1],
    ["state", PlayState.pause],
  ]);
  first.controls.setView("left");
  await first.controls.setLook?.("street", "teal");
  expect(first.real.told.slice(2)).toEqual([
    ["view", "left"],
    ["look", "street"],
  ]);
  expect(first.fake.told).toHaveLength(5);
  expect(first.place.querySelectorAll("canvas")).toHaveLength(2);

  second.place.dispatchEvent(new Event("focusin"));
  expect(first.real.told.at(-1)).toEqual(["dispose"]);
  expect(first.place.querySelectorAll("canvas")).toHaveLength(1);
  first.controls.setView("right");
  expect(first.real.told.at(-1)).toEqual(["dispose"]);

  second.controls.dispose();
  expect(second.real.told.at(-1)).toEqual(["dispose"]);
  expect(second.fake.told.at(-1)).toEqual(["dispose"]);
  expect(second.place.querySelectorAll("canvas")).toHaveLength(1);
  second.place.dispatchEvent(new Event("pointerenter"));
  expect(second.create).toHaveBeenCalledOnce();
});
