// @vitest-environment node
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { demoMachine } from "./demo-machine.ts";

/** A video that says what is done to it, unless the browser refuses. */
function open(isWanted: boolean, refuses = false) {
  const video = {
    play: vi.fn(async () => {
      if (refuses) throw new DOMException("not allowed", "NotAllowedError");
      demo.send({ type: "VIDEO_PLAYING" });
    }),
    pause: vi.fn(() => demo.send({ type: "VIDEO_PAUSED" })),
  };
  const demo = createActor(demoMachine, { input: { video: () => video, isWanted } }).start();
  const send = (type: "APPEARED" | "DISAPPEARED" | "TOGGLE" | "VIDEO_MISSED") => demo.send({ type });
  return { video, send, value: () => demo.getSnapshot().value };
}

it("plays while it is in sight", () => {
  const { send, value } = open(true);
  send("APPEARED");
  expect(value()).toBe("playing");
  send("DISAPPEARED");
  expect(value()).toBe("paused");
  send("APPEARED");
  expect(value()).toBe("playing");
});

it("stays paused for who paused it, until they play it again", () => {
  const { send, value } = open(true);
  send("APPEARED");
  send("TOGGLE");
  expect(value()).toBe("paused");
  send("DISAPPEARED");
  send("APPEARED");
  expect(value()).toBe("paused");
  send("TOGGLE");
  expect(value()).toBe("playing");
});

it("waits for a press where less motion is wanted, and where the browser refuses", async () => {
  const calm = open(false);
  calm.send("APPEARED");
  expect([calm.value(), calm.video.play.mock.calls.length]).toEqual(["paused", 0]);
  calm.send("TOGGLE");
  expect(calm.value()).toBe("playing");
  const refused = open(true, true);
  refused.send("APPEARED");
  await Promise.resolve();
  expect(refused.value()).toBe("paused");
});

it("says where there is none", () => {
  const { send, value } = open(true);
  send("VIDEO_MISSED");
  expect(value()).toBe("missing");
});

it("sounds only after someone wanted it, as the video says", () => {
  const demo = createActor(demoMachine, { input: { video: () => null, isWanted: false } }).start();
  expect(demo.getSnapshot().context.muted).toBe(true);
  demo.send({ type: "VIDEO_VOLUME_CHANGED", muted: false });
  expect(demo.getSnapshot().context.muted).toBe(false);
});
