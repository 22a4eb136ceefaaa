import { describe, expect, it, vi } from "vitest";
import { type Actor, createActor, waitFor } from "xstate";
import { ApiError } from "../contract/errors.ts";
import { isDirty } from "./editing-context.ts";
import { type EditingEvent, editingMachine } from "./editing-machine.ts";
import { DOCUMENT, fakeServer, openEditor, PROJECT } from "./testing/fake-server.ts";

type Editor = Actor<typeof editingMachine>;

const FIRST = { section: "0.00", index: 0 };
const stateOf = (actor: Editor) => {
  const { value } = actor.getSnapshot();
  return typeof value === "string" ? value : Object.keys(value)[0];
};
const until = (actor: Editor, state: "editing" | "viewing" | "conflict" | "failed") =>
  waitFor(actor, (snapshot) => snapshot.matches(state));
const steps = (actor: Editor) =>
  Object.values(actor.getSnapshot().context.document).flatMap((segment) => segment.steps);
const conflict = () => Promise.reject(new ApiError("choreography_conflict"));

describe("editing", () => {
  it("swaps a step in its slot, at once", () => {
    const editor = openEditor();
    const before = editor.getSnapshot().context.timeline;
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    const { timeline, sequence, document } = editor.getSnapshot().context;
    expect(sequence).toBe("3_9_13");
    expect(timeline.segments[0]?.steps[0]).toEqual({ ...before.segments[0]?.steps[0], move: 3 });
    expect(document["0.00"]).toEqual({ ...DOCUMENT["0.00"], steps: [3, 9] });
  });

  it("takes back and does again, and is dirty only while it differs from what is stored", () => {
    const editor = openEditor();
    const dirty = () => isDirty(editor.getSnapshot().context);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "SWAP", place: { section: "8.00", index: 0 }, move: 4 });
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([3, 9, 13]);
    expect(dirty()).toBe(true);
    editor.send({ type: "UNDO" });
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([8, 9, 13]);
    expect(dirty()).toBe(false);
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

  it("saves with its version, and once more with the next", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SAVE" });
    expect(stateOf(editor)).toBe("editing");
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "SAVE" });
    expect(stateOf(editor)).toBe("saving");
    await until(editor, "editing");
    expect(isDirty(editor.getSnapshot().context)).toBe(false);
    editor.send({ type: "UNDO" });
    editor.send({ type: "SAVE" });
    await until(editor, "editing");
    expect(server.client.saveChoreography.mock.calls.map(([, , version]) => version)).toEqual([1, 2]);
    expect(JSON.parse(server.stored.choreography)).toEqual(DOCUMENT);
  });

  it("is shut only when nothing would be lost, unless that is wished", () => {
    const editor = openEditor();
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "CLOSE" });
    expect(stateOf(editor)).toBe("editing");
    editor.send({ type: "DISCARD" });
    expect(stateOf(editor)).toBe("viewing");
    expect(steps(editor)).toEqual([8, 9, 13]);
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
    editor.send({ type: "SWAP", place: { section: "6.00", index: 1 }, move: 9 });
    expect(steps(editor)).toEqual([1, 2, 3, 5, 1, 9, 3, 5]);
  });

  it("opens on a choreography that cannot be read", () => {
    const editor = openEditor(fakeServer({ choreography: "sorry, no" }));
    expect(isDirty(editor.getSnapshot().context)).toBe(false);
    editor.send({ type: "SWAP", place: FIRST, move: 9 });
    expect(steps(editor)).toEqual([9, 2, 3, 5]);
  });
});

describe("a conflict", () => {
  async function conflicting() {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    server.stored.version = 7;
    server.stored.choreography = JSON.stringify({ ...DOCUMENT, "8.00": { lyrics: "li", steps: [22], start: 8 } });
    server.client.saveChoreography.mockImplementationOnce(conflict);
    editor.send({ type: "SAVE" });
    await until(editor, "conflict");
    return { server, editor };
  }

  it("keeps the edit", async () => {
    const { editor } = await conflicting();
    expect(steps(editor)).toEqual([3, 9, 13]);
    editor.send({ type: "CANCEL" });
    expect(stateOf(editor)).toBe("editing");
    expect(isDirty(editor.getSnapshot().context)).toBe(true);
  });

  it("takes what is stored; the edit can be come back to and saved", async () => {
    const { editor, server } = await conflicting();
    editor.send({ type: "RELOAD" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([8, 9, 22]);
    expect(isDirty(editor.getSnapshot().context)).toBe(false);
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([3, 9, 13]);
    editor.send({ type: "SAVE" });
    await until(editor, "editing");
    expect(server.client.saveChoreography).toHaveBeenLastCalledWith(PROJECT.projectID, expect.any(String), 7);
  });

  it("stores the edit over the newer version", async () => {
    const { editor, server } = await conflicting();
    editor.send({ type: "SAVE_OVER" });
    await until(editor, "editing");
    expect(server.client.saveChoreography.mock.calls.at(-1)?.[2]).toBe(7);
    expect(editor.getSnapshot().context).toMatchObject({ version: 8 });
    expect(JSON.parse(server.stored.choreography)["0.00"].steps).toEqual([3, 9]);
  });

  it("comes after a new dance from another page that was waited for; the edit is kept all along", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    server.client.saveChoreography.mockRejectedValueOnce(new ApiError("being_generated"));
    editor.send({ type: "SAVE" });
    await until(editor, "failed");
    expect(editor.getSnapshot().context.failure).toMatch(/^A new dance is being made/);
    server.client.saveChoreography.mockImplementationOnce(conflict);
    editor.send({ type: "RETRY" });
    await until(editor, "conflict");
    expect(steps(editor)).toEqual([3, 9, 13]);
  });

  it("comes again when it is changed once more", async () => {
    const { editor, server } = await conflicting();
    server.client.saveChoreography.mockImplementationOnce(conflict);
    editor.send({ type: "SAVE_OVER" });
    await waitFor(editor, (snapshot) => snapshot.matches("saving"));
    await until(editor, "conflict");
    expect(steps(editor)).toEqual([3, 9, 13]);
  });
});

describe("regenerating", () => {
  it("asks for one section, takes the new dance, and can take it back", async () => {
    const server = fakeServer();
    server.events.push({ stage: "choreographing", progress: 0.8 });
    const editor = openEditor(server);
    editor.send({ type: "CHOOSE", place: { section: "0.00", index: 1 } });
    editor.send({ type: "REGENERATE", section: "0.00" });
    expect(stateOf(editor)).toBe("regenerating");
    await until(editor, "editing");
    expect(server.client.regenerate.mock.calls[0]?.[0]).toEqual({ projectID: PROJECT.projectID, section: "0.00" });
    expect(steps(editor)).toEqual([20, 20, 13]);
    expect(editor.getSnapshot().context).toMatchObject({ version: 2, chosen: { section: "0.00", index: 1 } });
    expect(isDirty(editor.getSnapshot().context)).toBe(false);
    editor.send({ type: "UNDO" });
    expect(steps(editor)).toEqual([8, 9, 13]);
    expect(isDirty(editor.getSnapshot().context)).toBe(true);
  });

  it("asks for a whole dance, and for another tempo", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "REGENERATE" });
    await until(editor, "editing");
    editor.send({ type: "CORRECT_TEMPO", tempo: "half" });
    await until(editor, "editing");
    const { projectID } = PROJECT;
    expect(server.client.regenerate.mock.calls.map(([request]) => request)).toEqual([
      { projectID },
      { projectID, tempo: "half" },
    ]);
  });

  it("saves first", async () => {
    const server = fakeServer();
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "REGENERATE", section: "8.00" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([3, 9, 20]);
    expect(editor.getSnapshot().context.version).toBe(3);
  });

  it("goes on after a conflict is settled", async () => {
    const server = fakeServer();
    server.client.saveChoreography.mockImplementationOnce(conflict);
    const editor = openEditor(server);
    editor.send({ type: "SWAP", place: FIRST, move: 3 });
    editor.send({ type: "REGENERATE", section: "8.00" });
    await until(editor, "conflict");
    expect(server.client.regenerate).not.toHaveBeenCalled();
    editor.send({ type: "SAVE_OVER" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([3, 9, 20]);
  });

  it("does nothing for a section that is not there", () => {
    const editor = openEditor();
    for (const section of ["99.00", "__proto__"]) editor.send({ type: "REGENERATE", section });
    expect(stateOf(editor)).toBe("editing");
  });

  it("says why it failed and tries again", async () => {
    const server = fakeServer();
    server.client.regenerate.mockRejectedValueOnce(new ApiError("generation_failed"));
    const editor = openEditor(server);
    editor.send({ type: "REGENERATE", section: "0.00" });
    await until(editor, "failed");
    expect(editor.getSnapshot().context.failure).toMatch(/could not be generated/);
    editor.send({ type: "RETRY" });
    await until(editor, "editing");
    expect(steps(editor)).toEqual([20, 20, 13]);
  });

  it("joins a generation that runs when the page is opened", async () => {
    const server = fakeServer({ generating: true });
    server.events.push({ stage: "listening", progress: 0.4 }, { stage: "done", progress: 1 });
    const input = { client: server.client, project: { ...server.stored }, uid: "me" };
    server.stored.choreography = JSON.stringify({ "0.00": { lyrics: "", steps: [22] } });
    const actor = createActor(editingMachine, { input }).start();
    expect(stateOf(actor)).toBe("regenerating");
    await until(actor, "viewing");
    expect(steps(actor)).toEqual([22]);
    expect(server.client.regenerate).not.toHaveBeenCalled();
  });
});

describe("whatever happens whenever", () => {
  const EVENTS: EditingEvent[] = [
    { type: "EDIT" },
    { type: "CLOSE" },
    { type: "DISCARD" },
    { type: "CHOOSE", place: FIRST },
    { type: "CHOOSE", place: undefined },
    { type: "SWAP", place: FIRST, move: 3 },
    { type: "SWAP", place: { section: "no", index: -1 }, move: 99 },
    { type: "UNDO" },
    { type: "REDO" },
    { type: "SAVE" },
    { type: "REGENERATE" },
    { type: "REGENERATE", section: "8.00" },
    { type: "CORRECT_TEMPO", tempo: "shift" },
    { type: "RELOAD" },
    { type: "SAVE_OVER" },
    { type: "CANCEL" },
    { type: "RETRY" },
    { type: "PROGRESS", progress: { stage: "listening", progress: 0.5 } },
  ];
  const never = () => new Promise<never>(() => undefined);

  /** An editor in each of its states, with something to save. */
  async function editorIn(state: string) {
    const server = fakeServer();
    if (state === "conflict") server.client.saveChoreography.mockImplementation(conflict);
    else if (state === "failed") server.client.saveChoreography.mockRejectedValue(new TypeError("offline"));
    else server.client.saveChoreography.mockImplementation(never);
    server.client.regenerate.mockImplementation(never);
    const editor = openEditor(server);
    if (state === "viewing") editor.send({ type: "CLOSE" });
    else if (state === "regenerating") editor.send({ type: "REGENERATE" });
    else editor.send({ type: "SWAP", place: FIRST, move: 5 });
    if (["saving", "conflict", "failed"].includes(state)) editor.send({ type: "SAVE" });
    await vi.waitFor(() => expect(stateOf(editor)).toBe(state));
    return editor;
  }

  it.each(["viewing", "editing", "saving", "regenerating", "conflict", "failed"])(
    "is harmless in %s",
    async (state) => {
      for (const event of EVENTS) {
        const editor = await editorIn(state);
        editor.send(event);
        expect(editor.getSnapshot().status).toBe("active");
        editor.stop();
      }
    },
  );

  it.each(["saving", "regenerating", "conflict", "failed"])("leaves the edit alone in %s", async (state) => {
    const editor = await editorIn(state);
    const before = steps(editor);
    for (const event of EVENTS.filter(({ type }) =>
      ["SWAP", "UNDO", "REDO", "CHOOSE", "EDIT", "CLOSE", "DISCARD"].includes(type),
    )) {
      editor.send(event);
    }
    expect(steps(editor)).toEqual(before);
    expect(stateOf(editor)).toBe(state);
    editor.stop();
  });

  it.each([undefined, "someone else"])("does nothing at all for %s", (uid) => {
    const server = fakeServer({ generating: true });
    const actor = createActor(editingMachine, {
      input: { client: server.client, project: server.stored, uid },
    }).start();
    for (const event of [...EVENTS, ...EVENTS.toReversed()]) actor.send(event);
    expect(stateOf(actor)).toBe("viewing");
    for (const call of [server.client.fetchProject, server.client.saveChoreography, server.client.regenerate]) {
      expect(call).not.toHaveBeenCalled();
    }
    expect(steps(actor)).toEqual([8, 9, 13]);
  });
});
