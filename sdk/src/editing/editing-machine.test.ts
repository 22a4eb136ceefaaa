import { describe, expect, it } from "vitest";
import { type Actor, waitFor } from "xstate";
import { ApiError } from "../contract/errors.ts";
import { createFakeUnsavedStore, FAKE_DOCUMENT, fakeProject } from "../testing/index.ts";
import { isDirty } from "./editing-context.ts";
import type { editingMachine } from "./editing-machine.ts";
import type { EditingEvent } from "./editing-setup.ts";
import { fakeServer, openEditor, startEditor } from "./testing/fake-server.ts";

type Editor = Actor<typeof editingMachine>;

const FIRST = { segmentKey: "0.00", index: 0 };
const nameOf = (value: unknown) => (typeof value === "string" ? value : Object.keys(value as object)[0]);
const modeOf = (actor: Editor) => nameOf(actor.getSnapshot().value.mode);
const savingOf = (actor: Editor) => nameOf(actor.getSnapshot().value.saving);
const until = (actor: Editor, mode: "editing" | "viewing" | "failed") =>
  waitFor(actor, (snapshot) => snapshot.matches({ mode }));
const untilSaving = (actor: Editor, saving: "saved" | "conflict" | "retrying" | "refused") =>
  waitFor(actor, (snapshot) => snapshot.matches({ saving }));
const steps = (actor: Editor) =>
  Object.values(actor.getSnapshot().context.document).flatMap((segment) => segment.steps);
const conflict = () => Promise.reject(new ApiError("choreography_conflict"));
/** Saves at once and waits for the end. */
const saved = async (actor: Editor) => {
  actor.send({ type: "SAVE_NOW" });
  await untilSaving(actor, "saved");
};

describe("editing", () => {
  it("swaps a step in its slot, at once", () => {
    const editor = openEditor();
    const before = editor.getSnapshot().context.timeline;
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    const { timeline, sequence, document } = editor.getSnapshot().context;
    expect(sequence).toBe("3_9_13");
    expect(timeline.segments[0]?.steps[0]).toEqual({ ...before.segments[0]?.steps[0], move: 3 });
    expect(document["0.00"]).toEqual({ ...FAKE_DOCUMENT["0.00"], steps: [3, 9] });
  });

  it("takes back and does again, and is dirty only while it differs from what is stored", () => {
    const editor = openEditor();
    const dirty = () => isDirty(editor.getSnapshot().context);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "SWAP", place: { segmentKey: "8.00", index: 0 }, move: 4 });
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([3, 9, 13]);
    expect(dirty()).toBe(true);
    editor.send({ type: "UNDO" });
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([8, 9, 13]);
    expect(dirty()).toBe(false);
    expect(savingOf(editor)).toBe("saved");
    editor.send({ type: "REDO" });
    editor.send({ type: "REDO" });
    editor.send({ type: "REDO" });
    expect(steps(editor)).toEqual([3, 9, 4]);
    editor.send({ type: "UNDO" });
    editor.send({ type: "SWAP", place: FIRST, move: 8 });
    expect(dirty()).toBe(false);
    editor.send({ type: "REDO" });
    expect(steps(editor)).toEqual([8, 9, 13]);
  });

  it("moves a step, does it in another way and bends the energy, each to be taken back", async () => {
    const beats = Array.from({ length: 16 }, (_, i) => i / 2);
    const energy = beats.map(() => 0.5);
    const dance = { "0.00": { lyrics: "", steps: [1, 2], start: 0, at: [0, 4], beats, energy } };
    const server = fakeServer({ choreography: JSON.stringify(dance), duration: 8 });
    const editor = openEditor(server);
    const place = { segmentKey: "0.00", index: 1 };
    const timeline = () => editor.getSnapshot().context.timeline;
    const second = () => timeline().segments[0]?.steps[1];
    editor.send({ type: "RETIME", place, edge: "whole", beats: -2 });
    expect(second()).toMatchObject({ start: 3, end: 7 });
    expect(editor.getSnapshot().context.chosen).toEqual(place);
    editor.send({ type: "SET_VARIANT", place, variant: "low" });
    expect(second()?.variant).toBe("low");
    editor.send({ type: "BEND_ENERGY", beat: 4, energy: 1 });
    expect(timeline().dynamics?.energy[4]).toBe(1);
    await saved(editor);
    expect(JSON.parse(server.stored.choreography)["0.00"]).toMatchObject({ at: [0, 3], variants: ["", "low"] });
    for (let i = 0; i < 3; i++) editor.send({ type: "UNDO" });
    expect(editor.getSnapshot().context.document).toEqual(dance);
  });

  it("corrects lyrics without moving a step, takes it back, and saves it", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "CORRECT_LYRICS", correction: { kind: "text", segmentKey: "0.00", text: "Another line" } });
    const { timeline, document, past } = editor.getSnapshot().context;
    expect(document["0.00"]?.lyrics).toBe("Another line");
    expect(timeline.segments[0]?.lyrics).toBe("Another line");
    expect(steps(editor)).toEqual([8, 9, 13]);
    expect(past).toHaveLength(1);
    await saved(editor);
    expect(JSON.parse(server.stored.choreography)["0.00"].lyrics).toBe("Another line");
    editor.send({ type: "UNDO" });
    expect(editor.getSnapshot().context.document["0.00"]?.lyrics).toBe(FAKE_DOCUMENT["0.00"]?.lyrics);
  });

  it("asks for the words again, after the edit is saved", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    const request = { lyrics: "Hold me", language: "hi" };
    editor.send({ type: "FIND_WORDS", request });
    expect(editor.getSnapshot().context.newDance).toEqual(request);
    await until(editor, "editing");
    expect(editor.getSnapshot().context.newDance).toBeUndefined();
  });

  it("is shut and goes on saving", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "CLOSE" });
    expect(modeOf(editor)).toBe("viewing");
    await untilSaving(editor, "saved");
    expect(JSON.parse(server.stored.choreography)["0.00"].steps).toEqual([3, 9]);
    editor.send({ type: "EDIT" });
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([8, 9, 13]);
  });

  it("remembers the chosen step as long as it is there", () => {
    const editor = openEditor();
    editor.send({ type: "CHOOSE", place: FIRST });
    expect(editor.getSnapshot().context.chosen).toEqual(FIRST);
    editor.send({ type: "CLOSE" });
    expect(editor.getSnapshot().context.chosen).toBeUndefined();
  });

  it("spells out the default steps of a document without any before it changes one", () => {
    const choreography = '{"0.00": {"lyrics": "a", "steps": []}, "6.00": {"lyrics": "b", "steps": []}}';
    const editor = openEditor(fakeServer({ choreography }));
    editor.send({ type: "SWAP", place: { segmentKey: "6.00", index: 1 }, move: 9 });
    expect(steps(editor)).toEqual([1, 2, 3, 5, 1, 9, 3, 5]);
  });

  it("opens on a choreography that cannot be read", () => {
    const editor = openEditor(fakeServer({ choreography: "sorry, no" }));
    expect(isDirty(editor.getSnapshot().context)).toBe(false);
    editor.send({ type: "SWAP", place: FIRST, move: 9 });
    expect(steps(editor)).toEqual([9, 2, 3, 5]);
  });
});

describe("regenerating", () => {
  it("asks for one segment, takes the new dance, and brings the one before back for good", async () => {
    const server = fakeServer();
    server.events.push({ stage: "choreographing", progress: 0.8 });
    const editor = openEditor(server);
    editor.send({ type: "CHOOSE", place: { segmentKey: "0.00", index: 1 } });
    editor.send({ type: "REGENERATE", segmentKey: "0.00" });
    expect(modeOf(editor)).toBe("regenerating");
    await until(editor, "editing");
    expect(server.client.regenerate.mock.calls[0]?.[0]).toEqual({
      projectID: fakeProject().projectID,
      section: "0.00",
    });
    expect(steps(editor)).toEqual([20, 20, 13]);
    expect(editor.getSnapshot().context).toMatchObject({ version: 2, chosen: { segmentKey: "0.00", index: 1 } });
    expect(savingOf(editor)).toBe("saved");
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([8, 9, 13]);
    await saved(editor);
    expect(JSON.parse(server.stored.choreography)).toEqual(FAKE_DOCUMENT);
    editor.send({ type: "REDO" });
    await saved(editor);
    expect(JSON.parse(server.stored.choreography)["0.00"].steps).toEqual([20, 20]);
  });

  it.each([
    ["a whole dance", { type: "REGENERATE" }, {}],
    ["another tempo", { type: "CORRECT_TEMPO", tempo: "half" }, { tempo: "half" }],
  ] as const)("asks for %s, and brings the one before back for good", async (_, event, request) => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send(event);
    await until(editor, "editing");
    expect(server.client.regenerate.mock.calls.map(([asked]) => asked)).toEqual([
      { projectID: fakeProject().projectID, ...request },
    ]);
    expect(steps(editor)).toEqual([20, 20, 20]);
    editor.send({ type: "UNDO" });
    await saved(editor);
    expect(JSON.parse(server.stored.choreography)).toEqual(FAKE_DOCUMENT);
  });

  it("saves each dance with the corrections of the tempo that it was planned to", async () => {
    const server = fakeServer({ tempoCorrections: [] });
    const editor = openEditor(server, { unsaved: createFakeUnsavedStore() });
    editor.send({ type: "CORRECT_TEMPO", tempo: "half" });
    await until(editor, "editing");
    expect(server.stored.tempoCorrections).toEqual(["half"]);
    editor.send({ type: "UNDO" });
    await saved(editor);
    expect(server.stored.tempoCorrections).toEqual([]);
    editor.send({ type: "REDO" });
    editor.send({ type: "SWAP", place: FIRST, move: 5 });
    await saved(editor);
    expect(server.stored.tempoCorrections).toEqual(["half"]);
  });

  it("saves an edit that was kept with its own corrections", async () => {
    const server = fakeServer({ tempoCorrections: ["half"] });
    const unsaved = createFakeUnsavedStore();
    const editor = openEditor(server, { unsaved });
    editor.send({ type: "CORRECT_TEMPO", tempo: "half" });
    await until(editor, "editing");
    editor.send({ type: "UNDO" });
    editor.stop();
    const next = startEditor(server, { unsaved });
    await saved(next);
    expect(server.stored.tempoCorrections).toEqual(["half"]);
    expect(JSON.parse(server.stored.choreography)).toEqual(FAKE_DOCUMENT);
  });

  it("saves first", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "REGENERATE", segmentKey: "8.00" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([3, 9, 20]);
    expect(editor.getSnapshot().context.version).toBe(3);
  });

  it("waits for a save that is under way, also when what it saves was taken back", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "SAVE_NOW" });
    editor.send({ type: "UNDO" });
    editor.send({ type: "REGENERATE", segmentKey: "8.00" });
    expect(server.client.regenerate).not.toHaveBeenCalled();
    const saveNow = () => {
      // The text that was taken back is stored, and is replaced when it is due.
      editor.send({ type: "SAVE_NOW" });
      return modeOf(editor);
    };
    await expect.poll(saveNow).toBe("editing");
    expect(steps(editor)).toEqual([8, 9, 20]);
    expect(JSON.parse(server.stored.choreography)["0.00"].steps).toEqual([8, 9]);
  });

  it("goes on after a conflict is settled", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    server.stored.version = 5;
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "REGENERATE", segmentKey: "8.00" });
    await untilSaving(editor, "conflict");
    expect(server.client.regenerate).not.toHaveBeenCalled();
    editor.send({ type: "SAVE_OVER" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([3, 9, 20]);
  });

  it("is given up with the conflict that stood before it", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    server.stored.version = 5;
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "REGENERATE" });
    await untilSaving(editor, "conflict");
    editor.send({ type: "CANCEL" });
    expect(modeOf(editor)).toBe("editing");
    expect(steps(editor)).toEqual([3, 9, 13]);
    expect(server.client.regenerate).not.toHaveBeenCalled();
  });

  it("says so where what stands before it cannot be saved", async () => {
    const server = fakeServer();
    server.client.saveChoreography.mockRejectedValueOnce(new ApiError("unavailable"));
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "REGENERATE", segmentKey: "8.00" });
    await until(editor, "failed");
    expect(editor.getSnapshot().context.failure).toMatch(/not available at the moment/);
    editor.send({ type: "RETRY" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([3, 9, 20]);
  });

  it("does nothing for a segment that is not there", () => {
    const editor = openEditor();
    for (const section of ["99.00", "__proto__"]) editor.send({ type: "REGENERATE", segmentKey: section });
    expect(modeOf(editor)).toBe("editing");
  });

  it("says why it failed and tries again", async () => {
    const server = fakeServer();
    server.client.regenerate.mockRejectedValueOnce(new ApiError("generation_failed"));
    const editor = openEditor(server);
    editor.send({ type: "REGENERATE", segmentKey: "0.00" });
    await until(editor, "failed");
    expect(editor.getSnapshot().context.failure).toMatch(/could not be generated/);
    editor.send({ type: "RETRY" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([20, 20, 13]);
  });

  it("makes no second dance where the first could only not be fetched", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    server.client.fetchProject.mockRejectedValueOnce(new ApiError("unavailable"));
    editor.send({ type: "REGENERATE" });
    await until(editor, "failed");
    editor.send({ type: "RETRY" });
    await until(editor, "editing");
    expect(server.client.regenerate).toHaveBeenCalledOnce();
    expect(steps(editor)).toEqual([20, 20, 20]);
  });

  it("is cancelled: the dance before stays, and another can be asked for", async () => {
    const server = fakeServer();
    let end = (_: ApiError) => {};
    server.client.regenerate.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          end = reject;
        }),
    );
    server.client.cancelGeneration.mockImplementationOnce(async () => end(new ApiError("generation_cancelled")));
    const editor = openEditor(server);
    editor.send({ type: "REGENERATE" });
    editor.send({ type: "CANCEL" });
    await until(editor, "editing");
    expect(server.client.cancelGeneration.mock.calls[0]?.[0]).toBe(fakeProject().projectID);
    expect(steps(editor)).toEqual([8, 9, 13]);
    editor.send({ type: "REGENERATE" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([20, 20, 20]);
  });

  it("goes on and says why where it cannot be cancelled", async () => {
    const server = fakeServer();
    server.client.regenerate.mockImplementationOnce(() => new Promise(() => {}));
    server.client.cancelGeneration.mockRejectedValueOnce(new ApiError("unavailable"));
    const editor = openEditor(server);
    editor.send({ type: "REGENERATE" });
    editor.send({ type: "CANCEL" });
    await waitFor(editor, ({ context }) => context.failure !== undefined);
    expect(editor.getSnapshot().matches({ mode: { regenerating: { asking: "running" } } })).toBe(true);
  });

  it("shows the stored dance where the one it joined was cancelled elsewhere", async () => {
    const server = fakeServer({ generating: true });
    server.events.push({ stage: "failed", progress: 0.4, message: "Cancelled.", code: "generation_cancelled" });
    const actor = startEditor(server);
    await until(actor, "viewing");
    expect(steps(actor)).toEqual([8, 9, 13]);
  });

  it("joins a generation that runs when the page is opened", async () => {
    const server = fakeServer({ generating: true });
    server.events.push({ stage: "listening", progress: 0.4 }, { stage: "done", progress: 1 });
    const actor = startEditor(server);
    server.stored.choreography = JSON.stringify({ "0.00": { lyrics: "", steps: [22] } });
    expect(modeOf(actor)).toBe("regenerating");
    await until(actor, "viewing");
    expect(steps(actor)).toEqual([22]);
    expect(server.client.regenerate).not.toHaveBeenCalled();
  });

  it("gives up no kept edit for the generation that it joins: saving asks", async () => {
    const server = fakeServer({ generating: true });
    server.events.push({ stage: "done", progress: 1 });
    const kept = JSON.stringify({ ...FAKE_DOCUMENT, "8.00": { ...FAKE_DOCUMENT["8.00"], steps: [5] } });
    const unsaved = createFakeUnsavedStore({ choreography: kept, version: 1, unanswered: [] });
    const actor = startEditor(server, { unsaved });
    server.stored.version = 2;
    await until(actor, "viewing");
    expect(steps(actor)).toEqual([8, 9, 5]);
    actor.send({ type: "SAVE_NOW" });
    await untilSaving(actor, "conflict");
  });
});

describe("any events in any order", () => {
  const EVENTS: EditingEvent[] = [
    { type: "EDIT" },
    { type: "CLOSE" },
    { type: "CHOOSE", place: FIRST },
    { type: "CHOOSE", place: undefined },
    { type: "SWAP", place: FIRST, move: 3 },
    { type: "SWAP", place: { segmentKey: "no", index: -1 }, move: 99 },
    { type: "UNDO" },
    { type: "REDO" },
    { type: "SAVE_NOW" },
    { type: "REGENERATE" },
    { type: "REGENERATE", segmentKey: "8.00" },
    { type: "CORRECT_TEMPO", tempo: "shift" },
    { type: "RELOAD" },
    { type: "SAVE_OVER" },
    { type: "CANCEL" },
    { type: "RETRY" },
    { type: "SAVE_FAILED" },
    { type: "PROGRESSED", progress: { stage: "listening", progress: 0.5 } },
  ];
  const never = () => new Promise<never>(() => undefined);
  const STATES = ["viewing", "editing", "regenerating", "failed", "preparing"] as const;
  const SAVING = ["due", "storing", "conflict", "retrying", "refused", "held"] as const;

  /** An editor in each of its states, with something to save where it can be. */
  async function editorIn(state: (typeof STATES)[number] | (typeof SAVING)[number]) {
    const server = fakeServer();
    const { saveChoreography, regenerate } = server.client;
    if (state === "conflict" || state === "held") saveChoreography.mockImplementation(conflict);
    else if (state === "retrying") saveChoreography.mockRejectedValue(new ApiError("unavailable"));
    else if (state === "refused") saveChoreography.mockRejectedValue(new ApiError("unauthenticated"));
    else saveChoreography.mockImplementation(never);
    if (state === "failed") regenerate.mockRejectedValue(new ApiError("generation_failed"));
    else regenerate.mockImplementation(never);
    const editor = openEditor(server);
    if (state === "viewing") editor.send({ type: "CLOSE" });
    else if (state === "regenerating" || state === "failed") editor.send({ type: "REGENERATE" });
    else editor.send({ type: "SWAP", place: FIRST, move: 5 });
    if (state === "preparing") editor.send({ type: "REGENERATE" });
    if (["storing", "conflict", "retrying", "refused", "held"].includes(state)) editor.send({ type: "SAVE_NOW" });
    if (state === "held") {
      await untilSaving(editor, "conflict");
      editor.send({ type: "CANCEL" });
    }
    await expect.poll(() => [modeOf(editor), savingOf(editor)]).toContain(state);
    return editor;
  }

  it.each([...STATES, ...SAVING])("is harmless in %s", async (state) => {
    for (const event of EVENTS) {
      const editor = await editorIn(state);
      editor.send(event);
      expect(editor.getSnapshot().status).toBe("active");
      editor.stop();
    }
  });

  it.each(["preparing", "regenerating", "failed"] as const)("leaves the edit alone in %s", async (state) => {
    const editor = await editorIn(state);
    const before = steps(editor);
    for (const event of EVENTS.filter(({ type }) =>
      ["SWAP", "UNDO", "REDO", "CHOOSE", "EDIT", "CLOSE"].includes(type),
    )) {
      editor.send(event);
    }
    expect(steps(editor)).toEqual(before);
    expect(modeOf(editor)).toBe(state);
    editor.stop();
  });

  it.each([undefined, "someone else"])("does nothing at all for %s", (uid) => {
    const server = fakeServer({ generating: true });
    const kept = { choreography: '{"0.00":{"lyrics":"","steps":[5]}}', version: 1, unanswered: [] };
    const unsaved = createFakeUnsavedStore(kept);
    const actor = startEditor(server, { uid: uid ?? "", unsaved });
    for (const event of [...EVENTS, ...EVENTS.toReversed()]) actor.send(event);
    expect(modeOf(actor)).toBe("viewing");
    for (const call of [server.client.fetchProject, server.client.saveChoreography, server.client.regenerate]) {
      expect(call).not.toHaveBeenCalled();
    }
    expect(steps(actor)).toEqual([8, 9, 13]);
    expect(unsaved.kept).toBe(kept);
  });
});
