import { describe, expect, it, vi } from "vitest";
import type { Cast } from "../contract/cast.ts";
import { atStyle, ID, NEXT, start, stored } from "./testing/start-flow.ts";

const TRIO: Cast = { dancers: 3, arrangement: "mirrored", looks: ["street/teal"] };
const PREFERRED = { cast: TRIO, environment: "temple" } as const;

async function atAvatar(effects: Parameters<typeof atStyle>[0] = {}) {
  const flow = await atStyle(effects);
  flow.send(NEXT);
  await flow.at("avatar");
  return flow;
}

describe("the avatar step", () => {
  it("keeps nothing where nothing was chosen", async () => {
    const flow = await atAvatar();
    flow.send(NEXT);
    await flow.at("done");
    expect(flow.fakes.keepAvatar).not.toHaveBeenCalled();
  });

  it("keeps the cast and the environment before the dance is made, and with the account only when it is asked to", async () => {
    const order: string[] = [];
    const keepAvatar = vi.fn(async () => void order.push("kept"));
    const flow = await atAvatar({ keepAvatar, generate: async () => void order.push("generated") });
    flow.send({ type: "CHANGE_STAGING", change: { cast: TRIO } });
    flow.send({ type: "CHANGE_STAGING", change: { environment: "temple" } }, NEXT);
    await flow.at("done");
    expect(order).toEqual(["kept", "generated"]);
    const kept = { projectID: ID, staging: PREFERRED, preferences: undefined };
    expect(keepAvatar).toHaveBeenCalledExactlyOnceWith(kept, expect.any(AbortSignal));

    const preferring = await atAvatar();
    preferring.send({ type: "CHANGE_STAGING", change: PREFERRED }, { type: "PREFER", isPreferred: true }, NEXT);
    await preferring.at("done");
    expect(preferring.fakes.keepAvatar).toHaveBeenCalledExactlyOnceWith(
      { ...kept, preferences: PREFERRED },
      expect.any(AbortSignal),
    );
  });

  it("loses nothing when that fails: NEXT tries again", async () => {
    const keepAvatar = vi.fn(async () => {});
    keepAvatar.mockRejectedValueOnce(new Error("The disk is full."));
    const flow = await atAvatar({ keepAvatar });
    flow.send({ type: "CHANGE_STAGING", change: PREFERRED }, NEXT);
    await flow.at("avatar");
    expect(flow.said).toEqual([{ title: "Error!", text: "The disk is full." }]);
    expect(flow.context().staging).toEqual(PREFERRED);
    expect(flow.fakes.generate).not.toHaveBeenCalled();
    flow.send(NEXT);
    await flow.at("done");
  });

  it("begins with what the account prefers, and forgets it there when the switch is off", async () => {
    const open = async () => ({ kept: undefined, projectCount: 0, preferences: PREFERRED });
    const fetchDraft = async () => stored({ checkpoint: 2, danceform: "Ballet, ", song: "/song" });
    const flow = start({ open, fetchDraft }, { opens: true });
    flow.send({ type: "OPEN", step: "avatar", projectID: ID });
    await flow.at("avatar");
    expect(flow.context()).toMatchObject({ staging: PREFERRED, isPreferred: true, storedSong: "/song" });
    flow.send({ type: "PREFER", isPreferred: false }, NEXT);
    await flow.at("done");
    expect(flow.fakes.keepAvatar).toHaveBeenCalledExactlyOnceWith(
      { projectID: ID, staging: PREFERRED, preferences: {} },
      expect.any(AbortSignal),
    );
    expect(flow.context().preferences).toEqual({});
  });

  it("goes on with what was chosen for the project before", async () => {
    const open = async () => ({ kept: undefined, projectCount: 0, preferences: PREFERRED });
    const staging = { environment: "street" as const };
    const fetchDraft = async () => stored({ checkpoint: 2, danceform: "Ballet, ", staging });
    const flow = start({ open, fetchDraft }, { opens: true });
    flow.send({ type: "OPEN", step: "avatar", projectID: ID });
    await flow.at("avatar");
    expect(flow.context().staging).toEqual(staging);
  });
});
