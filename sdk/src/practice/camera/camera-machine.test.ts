import { expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { type CameraReport, cameraMachine } from "./camera-machine.ts";

function start() {
  let report: (event: CameraReport) => void = () => {};
  const close = vi.fn();
  const camera = fromCallback<CameraReport>(({ sendBack }) => {
    report = sendBack;
    return close;
  });
  const actor = createActor(cameraMachine.provide({ actors: { camera } })).start();
  return { actor, close, report: (event: CameraReport) => report(event) };
}

const pose = { time: 2, takenAt: 9, image: undefined, brightness: 0.5, world: undefined };

it("is off until it is asked for, and tells of bodies and of what is wrong with the view", () => {
  const { actor, report, close } = start();
  const seen = vi.fn();
  actor.on("BODY_SEEN", seen);
  expect(actor.getSnapshot().value).toBe("off");
  actor.send({ type: "OPEN" });
  report({ type: "CAMERA_OPENED" });
  report({ type: "MODEL_LOADED" });
  report({ type: "POSE_ESTIMATED", pose });
  expect(seen).toHaveBeenCalledWith({
    type: "BODY_SEEN",
    body: { time: 2, world: undefined },
    takenAt: 9,
    image: undefined,
  });
  expect(actor.getSnapshot().context.problem).toBe("nobody");
  actor.send({ type: "CLOSE" });
  expect(close).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().context.problem).toBeUndefined();
});

it("says why there is none, gives it back, and can be tried again", () => {
  const { actor, report, close } = start();
  actor.send({ type: "OPEN" });
  report({ type: "CAMERA_FAILED", failure: "refused" });
  expect(actor.getSnapshot().context.failure).toBe("refused");
  expect(close).toHaveBeenCalledOnce();
  actor.send({ type: "OPEN" });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
});
