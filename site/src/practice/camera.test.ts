import type { CameraReport } from "@nataraj/sdk/practice";
import { afterEach, expect, it, vi } from "vitest";
import { createActor, setup } from "xstate";
import { createCamera } from "./camera.ts";

afterEach(() => vi.unstubAllGlobals());

/** What the camera says first, in a browser that gives the page none. */
async function firstReport(): Promise<CameraReport> {
  return new Promise((resolve) => {
    const camera = createCamera({ songTime: () => 0, onStream: () => {} });
    const machine = setup({ types: { events: {} as CameraReport }, actors: { camera } }).createMachine({
      invoke: { src: "camera" },
      on: { "*": { actions: ({ event }) => resolve(event) } },
    });
    createActor(machine).start();
  });
}

it.each([
  ["has none", true, "none"],
  ["is opened by http, where browsers hide it", false, "insecure"],
])("says why there is no camera: the page %s", async (_, isSecureContext, failure) => {
  vi.stubGlobal("isSecureContext", isSecureContext);
  vi.stubGlobal("navigator", {});
  expect(await firstReport()).toEqual({ type: "CAMERA_FAILED", failure });
});
