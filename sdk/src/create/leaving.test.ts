import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../contract/errors.ts";
import type { CreateEffects } from "./effects.ts";
import { atStyle, BACK, CHOOSE, ID, NEXT, READ, start, stored } from "./testing/start-flow.ts";

/** A flow whose song is being sent, and whether that was broken off. */
function sending() {
  const upload = { isAborted: false };
  const createDraft: CreateEffects["createDraft"] = (_, onProgress, signal) => {
    onProgress(0.4);
    signal.addEventListener("abort", () => {
      upload.isAborted = true;
    });
    return new Promise(() => {});
  };
  const flow = start({ createDraft: vi.fn(createDraft) });
  flow.send(CHOOSE, NEXT, READ, { type: "CHOOSE_PRESET", preset: "30 seconds" }, NEXT);
  expect(flow.value()).toEqual({ trim: "settingAudio" });
  return { ...flow, upload };
}

describe("an upload", () => {
  it.each([
    [{ type: "CANCEL" } as const, { trim: "editing" }],
    [{ type: "LEAVE" } as const, { trim: "editing" }],
    [BACK, { selectAudio: "choosing" }],
  ])("is broken off by %o, and nothing that was chosen is lost", (event, value) => {
    const flow = sending();
    flow.send(event);
    expect(flow.upload.isAborted).toBe(true);
    expect(flow.value()).toEqual(value);
    expect(flow.context()).toMatchObject({ audio: { file: CHOOSE.file }, trim: { end: 30_000 }, draft: undefined });
    expect(flow.said).toEqual([]);
  });

  it("begins from nothing when it is asked for again", () => {
    const flow = sending();
    flow.send({ type: "UPLOADED", share: 0.8 }, { type: "CANCEL" }, NEXT);
    expect(flow.context().uploaded).toBeLessThan(0.8);
    expect(flow.fakes.createDraft).toHaveBeenCalledTimes(2);
  });

  it("that ended while it was asked whether to leave costs no place once one leaves", async () => {
    const flow = await atStyle();
    flow.send({ type: "LEAVE" });
    expect(flow.fakes.discardDraft).toHaveBeenCalledExactlyOnceWith(ID);
    expect(flow.value()).toEqual({ trim: "editing" });
    expect(flow.context().draft).toBeUndefined();
  });

  it("in the place of an earlier draft stays then: the place was its already", async () => {
    const flow = start();
    flow.send({ type: "RESUME", projectID: ID });
    await flow.at({ style: "choosing" });
    flow.send(BACK, CHOOSE, NEXT, READ, NEXT);
    await flow.at({ style: "choosing" });
    flow.send({ type: "LEAVE" });
    expect(flow.fakes.discardDraft).not.toHaveBeenCalled();
  });
});

describe("a session that ends on the way", () => {
  const expired = () => Promise.reject(new ApiError("unauthenticated"));

  it("loses nothing of the upload, and is told as what it is", async () => {
    const flow = start({ createDraft: expired });
    flow.send(CHOOSE, NEXT, READ, NEXT);
    await flow.at({ trim: "editing" });
    expect(flow.said).toEqual([{ type: "SESSION_ENDED" }]);
    expect(flow.context()).toMatchObject({ audio: { file: CHOOSE.file }, trim: { end: 60_000 } });
  });

  it("is no failure of the generation, which goes on", async () => {
    const flow = await atStyle({ generate: expired });
    flow.send(NEXT);
    await flow.at("avatar");
    flow.send(NEXT);
    await expect.poll(() => flow.said).toEqual([{ type: "SESSION_ENDED" }]);
    expect(flow.value()).toBe("avatar");
    expect(flow.context()).toMatchObject({ failure: undefined, notice: undefined });
  });

  it("keeps styles that could not be saved, and a project that could not be fetched is asked for again", async () => {
    const flow = await atStyle({ saveStyles: expired });
    flow.send({ type: "TOGGLE_STYLE", style: "Salsa" }, NEXT);
    await flow.at({ style: "choosing" });
    expect(flow.said).toEqual([{ type: "SESSION_ENDED" }]);
    expect(flow.context().styles).toEqual(["Hip Hop", "Salsa"]);
  });
});

describe("what the browser has kept", () => {
  const audio = { file: CHOOSE.file, song: undefined, thumbnail: 3 };
  const trim = { duration: 200_000, start: 5_000, end: 35_000, preset: "30 seconds" } as const;
  const kept = { projectName: "my dance", audio, trim, step: "trim", draft: undefined } as const;
  const madeFrom = { start: 5_000, end: 35_000, projectName: "my dance" };
  const ofDraft = { ...kept, draft: { projectID: ID, checkpoint: 1 as const, madeFrom } };
  const opened = (opening: Awaited<ReturnType<CreateEffects["open"]>>, effects: Partial<CreateEffects> = {}) =>
    start({ open: async () => opening, ...effects }, { opens: true });

  it("comes back after a reload, where it was", async () => {
    const flow = opened({ kept, projectCount: 0 });
    flow.send({ type: "OPEN", step: "audio" });
    expect(flow.value()).toBe("opening");
    await flow.at({ trim: "editing" });
    expect(flow.context()).toMatchObject({ projectName: "my dance", audio, trim });
    // The waveform is read again, and the range stays.
    flow.send(READ);
    expect(flow.context().trim).toEqual(trim);
    const music = opened({ kept: { ...kept, step: "music" }, projectCount: 0 });
    music.send({ type: "OPEN", step: "audio" }, { type: "OPEN", step: "audio" });
    await music.at({ selectAudio: "choosing" });
    expect(music.context().audio).toEqual(audio);
  });

  it("knows what the server has of it, and sends nothing twice", async () => {
    const flow = opened({ kept: ofDraft, projectCount: 3 });
    flow.send({ type: "OPEN", step: "audio" });
    await flow.at({ trim: "editing" });
    flow.send(NEXT);
    expect(flow.value()).toEqual({ style: "choosing" });
    expect(flow.fakes.createDraft).not.toHaveBeenCalled();
  });

  it("has the styles that were chosen last, saved or not", async () => {
    const styles = ["Ballet", "Salsa"] as const;
    const saved = async () => stored({ checkpoint: 2, danceform: "Hip Hop, " });
    const flow = opened({ kept: { ...ofDraft, styles }, projectCount: 3 }, { fetchDraft: saved });
    flow.send({ type: "OPEN", step: "style", projectID: ID });
    await flow.at({ style: "choosing" });
    expect(flow.context().styles).toEqual(styles);
  });

  it("stays out of a new project that was asked for by a link", async () => {
    const flow = opened({ kept: ofDraft, projectCount: 0 });
    flow.send({ type: "OPEN", step: "audio", fresh: true });
    await flow.at({ selectAudio: "choosing" });
    expect(flow.context()).toMatchObject({ audio: undefined, draft: undefined });
  });

  it("gives a project its music back, and no other project", async () => {
    const flow = opened({ kept: ofDraft, projectCount: 3 }, { fetchDraft: async () => stored() });
    flow.send({ type: "OPEN", step: "style", projectID: ID });
    await flow.at({ style: "choosing" });
    expect(flow.context()).toMatchObject({ audio, trim, draft: { projectID: ID } });
    flow.send(BACK);
    expect(flow.value()).toEqual({ trim: "editing" });
    const other = opened({
      kept: { ...ofDraft, draft: { ...ofDraft.draft, projectID: "b".repeat(32) } },
      projectCount: 3,
    });
    other.send({ type: "OPEN", step: "style", projectID: ID });
    await other.at({ style: "choosing" });
    expect(other.context().audio).toBeUndefined();
  });
});

it("refuses at the limit before anything was chosen, and looks again", async () => {
  let projectCount = 3;
  const flow = start({ open: async () => ({ kept: undefined, projectCount }) }, { opens: true });
  flow.send({ type: "OPEN", step: "audio" });
  await flow.at("unavailable");
  expect(flow.said).toEqual([
    {
      text: "With the free tier, you can have 3 projects at max! Please delete an existing project or contact us for a revised quota.",
    },
  ]);
  projectCount = 2;
  flow.send({ type: "OPEN", step: "audio", fresh: true });
  await flow.at({ selectAudio: "choosing" });
  flow.actor.stop();
  const generous = start({ open: async () => ({ kept: undefined, projectCount: 3 }) }, { opens: true });
  generous.send({ type: "OPEN", step: "audio" }, { type: "LIMITS_READ", limits: { maxProjects: 4 } });
  await generous.at({ selectAudio: "choosing" });
});
