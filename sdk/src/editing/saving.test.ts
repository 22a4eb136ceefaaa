import { describe, expect, it, vi } from "vitest";
import { type Actor, SimulatedClock, waitFor } from "xstate";
import { writeChoreography } from "../choreography/writer.ts";
import { ConnectionError } from "../client/connection-error.ts";
import { ApiError } from "../contract/errors.ts";
import { createFakeUnsavedStore, FAKE_DOCUMENT, fakeProject } from "../testing/index.ts";
import { isDirty, readStored } from "./editing-context.ts";
import type { editingMachine } from "./editing-machine.ts";
import { SAVE_DELAY_MS, SAVE_RETRY_MS } from "./editing-setup.ts";
import { savingStatus } from "./saving-status.ts";
import { fakeServer, openEditor, startEditor } from "./testing/fake-server.ts";

type Editor = Actor<typeof editingMachine>;

const FIRST = { segmentKey: "0.00", index: 0 };
const LAST = { segmentKey: "8.00", index: 0 };
const steps = (actor: Editor) =>
  Object.values(actor.getSnapshot().context.document).flatMap((segment) => segment.steps);
const status = (actor: Editor) => savingStatus(actor.getSnapshot());
const until = (actor: Editor, saving: "saved" | "storing" | "conflict" | "retrying" | "refused" | "held") =>
  waitFor(actor, (snapshot) => snapshot.matches({ saving }));

function world(server = fakeServer()) {
  const clock = new SimulatedClock();
  const unsaved = createFakeUnsavedStore();
  const editor = openEditor(server, { clock, unsaved });
  const swap = (move: number, place = FIRST) => editor.send({ type: "SWAP", place, move });
  const storedSteps = () =>
    Object.values(JSON.parse(server.stored.choreography) as typeof FAKE_DOCUMENT).flatMap((s) => s.steps);
  return { server, clock, unsaved, editor, swap, storedSteps };
}

/** Another page has stored a dance of its own. */
function storeElsewhere({ stored }: ReturnType<typeof fakeServer>) {
  stored.version = 7;
  stored.choreography = JSON.stringify({ ...FAKE_DOCUMENT, "8.00": { lyrics: "li", steps: [22], start: 8 } });
}

describe("an edit", () => {
  it("is saved by itself a moment later, a few changes together, each with its version", async () => {
    const { editor, clock, server, swap, storedSteps } = world();
    expect(status(editor)).toBe("saved");
    swap(3);
    clock.increment(SAVE_DELAY_MS / 2);
    swap(4, LAST);
    expect(status(editor)).toBe("saving");
    expect(server.client.saveChoreography).not.toHaveBeenCalled();
    clock.increment(SAVE_DELAY_MS / 2);
    await until(editor, "saved");
    expect(status(editor)).toBe("saved");
    expect(storedSteps()).toEqual([3, 9, 4]);
    editor.send({ type: "UNDO" });
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    editor.send({ type: "UNDO" });
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    expect(JSON.parse(server.stored.choreography)).toEqual(FAKE_DOCUMENT);
    editor.send({ type: "REDO" });
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    expect(storedSteps()).toEqual([3, 9, 13]);
    expect(server.client.saveChoreography.mock.calls.map(([, , version]) => version)).toEqual([1, 2, 3, 4]);
  });

  it("goes on while it is saved: changes under way are saved next", async () => {
    const { editor, clock, swap, storedSteps } = world();
    swap(3);
    clock.increment(SAVE_DELAY_MS);
    swap(4);
    await waitFor(editor, ({ context }) => context.version === 2);
    expect(storedSteps()).toEqual([3, 9, 13]);
    expect(status(editor)).toBe("saving");
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    expect(storedSteps()).toEqual([4, 9, 13]);
  });

  it("is kept until it is saved, and no longer", async () => {
    const { editor, clock, unsaved, swap } = world();
    swap(3);
    expect(JSON.parse(unsaved.kept?.choreography ?? "")["0.00"].steps).toEqual([3, 9]);
    swap(4);
    expect(JSON.parse(unsaved.kept?.choreography ?? "")["0.00"].steps).toEqual([4, 9]);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    expect(unsaved.kept).toBeUndefined();
    swap(3);
    editor.send({ type: "UNDO" });
    expect(unsaved.kept).toBeUndefined();
  });
});

describe("a save that fails", () => {
  it.each([
    ["the server is down", new ConnectionError(new TypeError("Failed to fetch")), /could not be reached/],
    ["the server is busy", new ApiError("unavailable"), /not available/],
    ["a new dance is being made", new ApiError("being_generated"), /A new dance is being made/],
  ])("because %s is tried again by itself, later each time", async (_, error, sentence) => {
    const { editor, clock, server, swap, unsaved, storedSteps } = world();
    server.client.saveChoreography.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    swap(3);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "retrying");
    expect(status(editor)).toBe("retrying");
    expect(editor.getSnapshot().context.saveFailure).toMatch(sentence);
    expect(unsaved.kept).toBeDefined();
    clock.increment(SAVE_RETRY_MS[0]);
    expect(status(editor)).toBe("retrying");
    await until(editor, "retrying");
    clock.increment(SAVE_RETRY_MS[0]);
    expect(server.client.saveChoreography).toHaveBeenCalledTimes(2);
    // What is changed meanwhile goes with it.
    swap(5, LAST);
    clock.increment(SAVE_RETRY_MS[0]);
    await until(editor, "saved");
    expect(storedSteps()).toEqual([3, 9, 5]);
    expect(editor.getSnapshot().context).toMatchObject({ saveFailure: undefined, failedSaves: 0 });
  });

  it("is never given up, and never waits longer than the limit", async () => {
    const { editor, clock, server, swap } = world();
    server.client.saveChoreography.mockRejectedValue(new ConnectionError());
    swap(3);
    clock.increment(SAVE_DELAY_MS);
    for (let tries = 1; tries < 40; tries++) {
      await until(editor, "retrying");
      expect(server.client.saveChoreography).toHaveBeenCalledTimes(tries);
      clock.increment(SAVE_RETRY_MS[1]);
    }
  });

  it("is tried again at once when that is wished", async () => {
    const { editor, clock, server, swap } = world();
    server.client.saveChoreography.mockRejectedValueOnce(new ConnectionError());
    swap(3);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "retrying");
    editor.send({ type: "SAVE_NOW" });
    await until(editor, "saved");
  });

  it("because it is refused stops and says why; the edit is kept, and tried again when asked or changed", async () => {
    const { editor, clock, server, swap, unsaved, storedSteps } = world();
    const refusal = new ApiError("unauthenticated");
    server.client.saveChoreography.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    swap(3);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "refused");
    expect(status(editor)).toBe("stopped");
    expect(editor.getSnapshot().context.saveFailure).toBe("Please log in and then try again.");
    clock.increment(SAVE_RETRY_MS[1]);
    expect(server.client.saveChoreography).toHaveBeenCalledOnce();
    editor.send({ type: "SAVE_NOW" });
    await until(editor, "refused");
    expect(unsaved.kept).toBeDefined();
    swap(4);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    expect(storedSteps()).toEqual([4, 9, 13]);
  });

  it("whose answer was lost is found to be stored, and the next goes over it", async () => {
    const { editor, clock, server, swap, storedSteps } = world();
    const { stored, client } = server;
    client.saveChoreography.mockImplementationOnce(async (_id, choreography) => {
      stored.choreography = choreography;
      stored.version += 1;
      throw new ConnectionError();
    });
    swap(3);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "retrying");
    swap(4);
    clock.increment(SAVE_RETRY_MS[0]);
    await waitFor(editor, ({ context }) => context.version === 2);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    expect(storedSteps()).toEqual([4, 9, 13]);
    expect(stored.version).toBe(3);
  });
});

describe("an edit that was kept from before", () => {
  const kept = { ...FAKE_DOCUMENT, "0.00": { ...FAKE_DOCUMENT["0.00"], steps: [3, 9] } };
  const textOf = (document: object) => writeChoreography(readStored({ choreography: JSON.stringify(document) }));
  const text = textOf(kept);

  it("is shown and saved when the project is opened again; it can be taken back", async () => {
    const server = fakeServer();
    const clock = new SimulatedClock();
    const unsaved = createFakeUnsavedStore({ choreography: text, version: 1, unanswered: [] });
    const editor = startEditor(server, { clock, unsaved });
    expect(steps(editor)).toEqual([3, 9, 13]);
    expect(status(editor)).toBe("saving");
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "saved");
    expect(JSON.parse(server.stored.choreography)["0.00"].steps).toEqual([3, 9]);
    expect(unsaved.kept).toBeUndefined();
    editor.send({ type: "EDIT" });
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([8, 9, 13]);
  });

  it("is forgotten where the server has it by now", () => {
    const unsaved = createFakeUnsavedStore({ choreography: text, version: 1, unanswered: [text] });
    const editor = startEditor(fakeServer({ choreography: text, version: 2 }), { unsaved });
    expect(status(editor)).toBe("saved");
    expect(editor.getSnapshot().context.version).toBe(2);
    expect(unsaved.kept).toBeUndefined();
  });

  it("goes over an earlier one of its own, whose answer was lost", async () => {
    const earlier = textOf({ ...FAKE_DOCUMENT, "8.00": { ...FAKE_DOCUMENT["8.00"], steps: [5] } });
    const server = fakeServer({ choreography: earlier, version: 2 });
    const unsaved = createFakeUnsavedStore({ choreography: text, version: 1, unanswered: [earlier] });
    const editor = startEditor(server, { unsaved });
    editor.send({ type: "SAVE_NOW" });
    await waitFor(editor, ({ context }) => context.version === 2);
    editor.send({ type: "SAVE_NOW" });
    await until(editor, "saved");
    expect(server.stored.choreography).toBe(text);
  });

  it("reports a change from elsewhere as a conflict", async () => {
    const server = fakeServer();
    storeElsewhere(server);
    const unsaved = createFakeUnsavedStore({ choreography: text, version: 1, unanswered: [] });
    const editor = startEditor(server, { unsaved });
    editor.send({ type: "SAVE_NOW" });
    await until(editor, "conflict");
    expect(steps(editor)).toEqual([3, 9, 13]);
  });

  it.each(["sorry, no", "{}"])("is nothing where it is %j", (choreography) => {
    const editor = startEditor(fakeServer(), {
      unsaved: createFakeUnsavedStore({ choreography, version: 1, unanswered: [] }),
    });
    expect(steps(editor)).toEqual([8, 9, 13]);
    expect(status(editor)).toBe("saved");
  });
});

describe("a conflict", () => {
  async function conflicting() {
    const all = world();
    all.swap(3);
    storeElsewhere(all.server);
    all.editor.send({ type: "SAVE_NOW" });
    await until(all.editor, "conflict");
    return all;
  }

  it("keeps the edit, and comes again with the next change", async () => {
    const { editor, clock, swap, unsaved } = await conflicting();
    expect(steps(editor)).toEqual([3, 9, 13]);
    editor.send({ type: "CANCEL" });
    expect(status(editor)).toBe("stopped");
    expect(isDirty(editor.getSnapshot().context)).toBe(true);
    expect(unsaved.kept).toBeDefined();
    swap(4);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "conflict");
    expect(steps(editor)).toEqual([4, 9, 13]);
  });

  it("takes the stored dance; UNDO brings the edit back and saves it", async () => {
    const { editor, server } = await conflicting();
    editor.send({ type: "RELOAD" });
    await until(editor, "saved");
    expect(steps(editor)).toEqual([8, 9, 22]);
    expect(isDirty(editor.getSnapshot().context)).toBe(false);
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([3, 9, 13]);
    editor.send({ type: "SAVE_NOW" });
    await until(editor, "saved");
    expect(server.client.saveChoreography).toHaveBeenLastCalledWith(
      fakeProject().projectID,
      expect.any(String),
      7,
      undefined,
    );
  });

  it("stores the edit over the newer version", async () => {
    const { editor, server, storedSteps } = await conflicting();
    editor.send({ type: "SAVE_OVER" });
    await until(editor, "saved");
    expect(server.client.saveChoreography.mock.calls.at(-1)?.[2]).toBe(7);
    expect(editor.getSnapshot().context).toMatchObject({ version: 8 });
    expect(storedSteps()).toEqual([3, 9, 13]);
  });

  it.each(["RELOAD", "SAVE_OVER"] as const)(
    "still asks where the server is away after %s, and says so",
    async (type) => {
      const { editor, server } = await conflicting();
      server.client.fetchProject.mockRejectedValueOnce(new ConnectionError());
      editor.send({ type });
      await waitFor(editor, ({ context }) => context.saveFailure !== undefined);
      expect(editor.getSnapshot().matches({ saving: { conflict: "asking" } })).toBe(true);
      editor.send({ type });
      await until(editor, "saved");
    },
  );

  it("comes after a new dance from another page that was waited for; the edit is kept all along", async () => {
    const { editor, clock, server, swap } = world();
    server.client.saveChoreography.mockRejectedValueOnce(new ApiError("being_generated"));
    swap(3);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "retrying");
    storeElsewhere(server);
    clock.increment(SAVE_RETRY_MS[0]);
    await until(editor, "conflict");
    expect(steps(editor)).toEqual([3, 9, 13]);
  });

  it("comes again when it is changed once more", async () => {
    const { editor, server } = await conflicting();
    server.client.fetchProject.mockImplementationOnce(async () => {
      const project = { ...server.stored };
      server.stored.version += 1;
      return project;
    });
    editor.send({ type: "SAVE_OVER" });
    await until(editor, "storing");
    await until(editor, "conflict");
    expect(steps(editor)).toEqual([3, 9, 13]);
  });

  it("is asked about once where comparing fails on the way", async () => {
    const { editor, clock, server, swap } = world();
    server.client.fetchProject.mockRejectedValueOnce(new ConnectionError());
    swap(3);
    storeElsewhere(server);
    clock.increment(SAVE_DELAY_MS);
    await until(editor, "retrying");
    clock.increment(SAVE_RETRY_MS[0]);
    await until(editor, "conflict");
    expect(vi.mocked(server.client.fetchProject)).toHaveBeenCalledTimes(2);
  });
});
