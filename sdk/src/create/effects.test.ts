import { expect, it, vi } from "vitest";
import type { NewProject } from "../client/client.ts";
import type { Project } from "../contract/projects.ts";
import { clientEffects } from "./effects.ts";

const client = {
  createProject: vi.fn(async () => "id"),
  updateDanceForm: vi.fn(async () => {}),
  generateDance: vi.fn(async () => {}),
  async *generation() {},
  fetchProject: vi.fn(async () => ({ owner: "me" }) as Project),
};
const { signal } = new AbortController();
const file = new File(["x"], "song.mp3", { type: "audio/mpeg" });

it("creates a project for the user, titled by the file's name", async () => {
  const onProgress = () => {};
  const draft = { file, start: 5, end: 10, projectName: "bold otter" };
  await clientEffects(client, "me").createDraft({ ...draft, replaces: undefined }, onProgress, signal);
  const sent = { ...draft, uid: "me", title: "song.mp3", requestKey: expect.any(String) };
  expect(client.createProject).toHaveBeenLastCalledWith(sent, { signal, onProgress });
  await clientEffects(client, "me").createDraft({ ...draft, replaces: "old" }, onProgress, signal);
  expect(client.createProject).toHaveBeenLastCalledWith({ ...sent, replaces: "old" }, { signal, onProgress });
});

it("sends a request again under its name until it is answered, and anything else under another", async () => {
  const names: (string | undefined)[] = [];
  const createProject = vi.fn(async ({ requestKey }: NewProject) => {
    names.push(requestKey);
    if (names.length < 3) throw new TypeError("Failed to upload");
    return "id";
  });
  const effects = clientEffects({ ...client, createProject }, "me");
  const draft = { file, start: 5, end: 10, projectName: "bold otter", replaces: undefined };
  const send = (change = {}) => effects.createDraft({ ...draft, ...change }, () => {}, signal).catch(() => {});
  for (const change of [{}, {}, {}, {}, { end: 11 }, { file: new File(["x"], "song.mp3") }]) await send(change);
  expect(names[0]).toMatch(/^[\d-]{7,}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).toBe(names[0]);
  expect(new Set(names.slice(2)).size).toBe(4);
});

it("goes on with the user's own projects only, public ones included", async () => {
  await expect(clientEffects(client, "me").fetchDraft("p", signal)).resolves.toEqual({ owner: "me" });
  await expect(clientEffects(client, "someone else").fetchDraft("p", signal)).rejects.toMatchObject({
    code: "forbidden",
  });
});
