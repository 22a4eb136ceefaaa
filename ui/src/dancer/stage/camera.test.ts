import { type CameraPlace, createCameraPlace } from "@nataraj/sdk/stage";
import { Vector3 } from "three";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStageCamera, type StageCamera } from "./camera.ts";
import type { View } from "./views.ts";

let canvas: HTMLCanvasElement;
let stage: StageCamera;
let taken: (View | undefined)[];
const changed = vi.fn();
const led: CameraPlace = { position: [3, 1, 4], target: [0.2, 0.9, 0] };

beforeEach(() => {
  canvas = document.createElement("canvas");
  document.body.append(canvas);
  taken = [];
  stage = createStageCamera(canvas, { changed, taken: (view) => taken.push(view) });
  resize(1600, 900);
  stage.view("automatic");
});
afterEach(() => {
  stage.dispose();
  canvas.remove();
});

const resize = (width: number, height: number, frame = { left: 0, top: 0, width, height }) =>
  stage.resize({ width, height }, frame);
const at = () => stage.camera.position.toArray();
const press = (key: string) => canvas.dispatchEvent(new KeyboardEvent("keydown", { key }));

test("a path leads the camera until someone takes it in hand, and again when a view is chosen", () => {
  stage.lead(led, 1, false);
  expect(at()).toEqual([3, 1, 4]);
  press("ArrowLeft");
  expect(taken).toEqual([undefined]);
  expect(stage.current).toBeUndefined();
  const turned = at();
  stage.lead(led, 1, false);
  expect(at()).toEqual(turned);
  // The next turns are no news.
  press("ArrowLeft");
  expect(taken).toEqual([undefined]);
  stage.view("automatic");
  expect(taken).toEqual([undefined, "automatic"]);
  stage.lead(led, 1, false);
  expect(at()).toEqual([3, 1, 4]);
});

test("the camera is upright, on the other side of a mirrored dancer, and farther from a larger one", () => {
  stage.lead(led, 1, true);
  expect(at()).toEqual([-3, 1, 4]);
  stage.lead(led, 1.5, false);
  expect(at()).toEqual([4.5, 1.5, 6]);
  stage.camera.updateMatrixWorld();
  expect(stage.camera.matrixWorld.elements[1]).toBeCloseTo(0, 6);
});

test("without a path the automatic camera is in front, and Home goes back to what was asked for", () => {
  const front = at();
  expect(front[0]).toBeCloseTo(0, 6);
  expect(front[2]).toBeGreaterThan(3);
  press("ArrowRight");
  expect(at()[0]).not.toBeCloseTo(0, 2);
  press("Home");
  expect(at()[0]).toBeCloseTo(0, 6);
  expect(stage.current).toBe("automatic");
});

test("without a path it goes along with the dancer, all the way where it follows", () => {
  const alongFor = (view: View) => {
    stage.follow(0, 0);
    stage.view(view);
    const [before = 0] = at();
    stage.follow(1, 0);
    return (at()[0] ?? 0) - before;
  };
  expect(alongFor("front")).toBeCloseTo(0.55, 6);
  expect(alongFor("follow")).toBeCloseTo(1, 6);
});

test("a camera that was placed for a picture stays", () => {
  stage.place(45, 10, 3);
  const placed = at();
  stage.lead(createCameraPlace(), 1, false);
  resize(900, 900);
  expect(at()).toEqual(placed);
});

test("what it looks at is in the middle of its frame, and as large as in a picture of the frame's size", () => {
  const seen = (x: number, y: number) => {
    stage.camera.updateMatrixWorld();
    const { x: across, y: up } = new Vector3(x, y, 0).project(stage.camera);
    return [(800 * (across + 1)) / 2, (600 * (1 - up)) / 2] as const;
  };
  resize(400, 300);
  stage.view("front");
  const alone = seen(0, 1.9)[1] - seen(0, 0)[1];
  // Half as large, at the lower left.
  resize(800, 600, { left: 40, top: 250, width: 400, height: 300 });
  stage.view("front");
  const [x, y] = seen(0, 0.92);
  expect(x).toBeCloseTo(240, 3);
  expect(y).toBeCloseTo(400, 3);
  expect(seen(0, 1.9)[1] - seen(0, 0)[1]).toBeCloseTo(alone / 2, 3);
});

test("a turntable turns until someone takes it in hand, and goes on from home", () => {
  stage.turntable(30);
  const front = at();
  expect(stage.current).toBeUndefined();
  expect(stage.advance(1)).toBe(true);
  const turned = at();
  const angle = Math.atan2(turned[0] ?? 0, turned[2] ?? 0) - Math.atan2(front[0] ?? 0, front[2] ?? 0);
  expect(Math.abs(angle)).toBeCloseTo(Math.PI / 6, 5);
  stage.lead(led, 1, false);
  expect(at()).toEqual(turned);
  press("ArrowLeft");
  const mine = at();
  expect(mine).not.toEqual(turned);
  expect(stage.advance(1)).toBe(false);
  expect(at()).toEqual(mine);
  press("Home");
  expect(stage.advance(1)).toBe(true);
  stage.turntable(0);
  expect(stage.advance(1)).toBe(false);
});
