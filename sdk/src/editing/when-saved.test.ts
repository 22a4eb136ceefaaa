import { expect, it, vi } from "vitest";
import { ConnectionError } from "../client/connection-error.ts";
import { fakeServer, openEditor } from "./testing/fake-server.ts";
import { whenSaved } from "./when-saved.ts";

const SWAP = { type: "SWAP", place: { segmentKey: "0.00", index: 0 }, move: 3 } as const;

it("saves the rest for a person who leaves", async () => {
  const server = fakeServer();
  const editor = openEditor(server);
  await expect(whenSaved(editor)).resolves.toBe(true);
  expect(server.client.saveChoreography).not.toHaveBeenCalled();
  editor.send(SWAP);
  await expect(whenSaved(editor)).resolves.toBe(true);
  expect(server.stored.version).toBe(2);
});

it("says so where the server is away, or someone was faster", async () => {
  const server = fakeServer();
  const editor = openEditor(server);
  server.client.saveChoreography.mockRejectedValueOnce(new ConnectionError());
  editor.send(SWAP);
  await expect(whenSaved(editor)).resolves.toBe(false);
  server.stored.version = 5;
  editor.send(SWAP);
  await expect(whenSaved(editor)).resolves.toBe(false);
});

it("waits no longer than three seconds for an answer", async () => {
  vi.useFakeTimers();
  try {
    const server = fakeServer();
    const editor = openEditor(server);
    server.client.saveChoreography.mockReturnValueOnce(new Promise(() => undefined));
    editor.send(SWAP);
    const saved = whenSaved(editor);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(saved).resolves.toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
