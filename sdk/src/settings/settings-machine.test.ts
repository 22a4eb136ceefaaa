import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { provideSettings } from "./settings-machine.ts";

const open = (settings: NatarajClient["settings"]) => createActor(provideSettings({ settings })).start();

it("knows what the server has set up once it has answered", async () => {
  const settings = open(async () => ({ maxProjects: 7 }) as Awaited<ReturnType<NatarajClient["settings"]>>);
  expect(settings.getSnapshot().context.settings).toBeUndefined();
  const { context } = await waitFor(settings, (state) => state.matches("ready"));
  expect(context.settings?.maxProjects).toBe(7);
});

it("goes on without settings where the server does not answer", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const settings = open(() => Promise.reject(new TypeError("offline")));
  const { context } = await waitFor(settings, (state) => state.matches("unavailable"));
  expect(context.settings).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it("asks no longer when the page is left, and says nothing of it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const fetch = vi.fn<NatarajClient["settings"]>(
    ({ signal } = {}) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const settings = open(fetch);
  settings.stop();
  expect(fetch.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
  await Promise.resolve();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
