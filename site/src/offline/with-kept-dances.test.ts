import { ConnectionError } from "@nataraj/sdk";
import { ApiError, type Project } from "@nataraj/sdk/contract";
import { createFakeClient } from "@nataraj/sdk/testing";
import { afterEach, expect, it, vi } from "vitest";
import { withKeptDances } from "./with-kept-dances.ts";

const ID = "a".repeat(32);
const project = { projectID: ID, projectName: "brave otter", song: "/api/media/song?signed", version: 3 } as Project;
const kept = { project, song: new Blob(["song"]), songPath: "/api/media/song", openedAt: 0, bytes: 4 };
const store = () => ({
  find: vi.fn(async (uid: string) => (uid === "me" ? kept : undefined)),
  change: vi.fn(async () => {}),
  delete: vi.fn(async () => {}),
});
const failing = (error: Error) => createFakeClient({ fetchProject: () => Promise.reject(error) });

// jsdom has no object URLs.
const create = vi.fn(() => "blob:song");
const revoke = vi.fn();
Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });

afterEach(() => {
  vi.restoreAllMocks();
  create.mockClear();
});

it("opens the server's answer, also where a dance is kept", async () => {
  const { client } = withKeptDances(createFakeClient({ fetchProject: async () => project }), "me", store());
  await expect(client.fetchProject(ID)).resolves.toBe(project);
});

it("opens the kept dance where no answer comes, and gives the song's address back", async () => {
  const { client, close } = withKeptDances(failing(new ConnectionError(new TypeError())), "me", store());
  await expect(client.fetchProject(ID)).resolves.toEqual({ ...project, song: "blob:song" });
  await client.fetchProject(ID);
  expect(create).toHaveBeenCalledOnce();
  close();
  expect(revoke).toHaveBeenCalledWith("blob:song");
});

it("asks nobody where the browser knows that it is offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const fetchProject = vi.fn();
  const { client } = withKeptDances(createFakeClient({ fetchProject }), "me", store());
  await expect(client.fetchProject(ID)).resolves.toMatchObject({ projectName: "brave otter" });
  expect(fetchProject).not.toHaveBeenCalled();
});

it("opens nothing for another account, and nothing that the server refuses", async () => {
  const error = new ConnectionError(new TypeError());
  await expect(withKeptDances(failing(error), "you", store()).client.fetchProject(ID)).rejects.toBe(error);
  const refused = store();
  const refusal = new ApiError("project_not_found");
  await expect(withKeptDances(failing(refusal), "me", refused).client.fetchProject(ID)).rejects.toBe(refusal);
  expect(refused.delete).toHaveBeenCalledWith("me", ID);
});

it("keeps what the server has saved", async () => {
  const saved = store();
  const { client } = withKeptDances(createFakeClient({ saveChoreography: async () => 4 }), "me", saved);
  await client.saveChoreography(ID, "{}", 3);
  expect(saved.change).toHaveBeenCalledWith("me", ID, { choreography: "{}", version: 4 });
});
