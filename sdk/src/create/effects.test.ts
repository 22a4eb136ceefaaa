import { describe, expect, it, vi } from "vitest";
import type { NewProject } from "../client/client.ts";
import { ApiError } from "../contract/errors.ts";
import type { Project, ProjectSummary } from "../contract/projects.ts";
import { type ClientEffectsOptions, clientEffects } from "./effects.ts";
import type { DraftStore, KeptDraft } from "./kept-draft.ts";

const client = {
  createProject: vi.fn(async () => "id"),
  updateDanceForm: vi.fn(async () => {}),
  generateDance: vi.fn(async () => {}),
  cancelGeneration: vi.fn(async () => {}),
  async *generation() {},
  fetchProject: vi.fn(async () => ({ owner: "me" }) as Project),
  fetchProjects: vi.fn(async (): Promise<ProjectSummary[]> => []),
  updateProject: vi.fn(async () => {}),
  preferences: vi.fn(async () => ({})),
  updatePreferences: vi.fn(async () => {}),
  deleteProject: vi.fn(async () => {}),
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

it("names a song that the server has prepared, and sends its file where that is forgotten", async () => {
  const sent: (string | undefined)[] = [];
  const createProject = vi.fn(async ({ preparedSong }: NewProject) => {
    sent.push(preparedSong);
    if (preparedSong === "forgotten") throw new ApiError("prepared_song_not_found");
    if (preparedSong === "short") throw new ApiError("section_too_short");
    return "id";
  });
  const effects = clientEffects({ ...client, createProject }, "me");
  const draft = { file, start: 5, end: 10, projectName: "bold otter", replaces: undefined };
  const send = (preparedSong: string) => effects.createDraft({ ...draft, preparedSong }, () => {}, signal);
  expect(await send("kept")).toBe("id");
  expect(await send("forgotten")).toBe("id");
  await expect(send("short")).rejects.toMatchObject({ code: "section_too_short" });
  expect(sent).toEqual(["kept", "forgotten", undefined, "short"]);
});

it("goes on with the user's own projects only, public ones included", async () => {
  await expect(clientEffects(client, "me").fetchDraft("p", signal)).resolves.toEqual({ owner: "me" });
  await expect(clientEffects(client, "someone else").fetchDraft("p", signal)).rejects.toMatchObject({
    code: "forbidden",
  });
});

describe("opening", () => {
  const project = (projectID: string, checkpoint: 1 | 3) => ({ projectID, checkpoint }) as ProjectSummary;
  const draft = { projectID: "mine", checkpoint: 1 as const, madeFrom: undefined };
  const kept: KeptDraft = { projectName: "bold otter", audio: undefined, trim: undefined, step: "music", draft };
  const drafts: DraftStore = { load: async () => kept, keep: async () => {}, forget: async () => {} };
  const open = (projects: ProjectSummary[] | Error, options: ClientEffectsOptions = {}) => {
    const fetchProjects = async () => {
      if (projects instanceof Error) throw projects;
      return projects;
    };
    return clientEffects({ ...client, fetchProjects }, "me", { drafts, ...options }).open(signal);
  };

  it("brings back what was kept, and says how many projects there are", async () => {
    await expect(open([project("mine", 1)])).resolves.toEqual({ kept, projectCount: 1, preferences: {} });
    await expect(open([project("a", 3), project("b", 3), project("mine", 1)])).resolves.toEqual({
      kept,
      projectCount: 3,
      preferences: {},
    });
    const granted = Object.assign([project("mine", 1)], { maxProjects: 2 });
    await expect(open(granted)).resolves.toEqual({ kept, projectCount: 1, maxProjects: 2, preferences: {} });
  });

  it("brings nothing back of a project that was deleted or has its dance", async () => {
    await expect(open([])).resolves.toEqual({ kept: undefined, projectCount: 0, preferences: {} });
    await expect(open([project("mine", 3)])).resolves.toEqual({ kept: undefined, projectCount: 1, preferences: {} });
  });

  it("goes on where neither projects nor drafts can be had", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const broken = { ...drafts, load: () => Promise.reject(new Error("no disk")) };
    const opening = await open(new TypeError("Failed to fetch"), { drafts: broken });
    expect(opening).toEqual({ kept: undefined, projectCount: 0, preferences: {} });
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
