import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ApiError } from "../contract/errors.ts";
import type { Project } from "../contract/projects.ts";
import { TEXTS } from "../contract/texts.ts";
import { fakeServer } from "../editing/testing/fake-server.ts";
import { createFakeUnsavedStore } from "../testing/index.ts";
import { provideProject } from "./project-machine.ts";

const project: Project = {
  projectID: "0".repeat(32),
  projectName: "brave otter",
  song: "/song",
  choreography: '{"0.00": {"lyrics": "la", "steps": [8, 9]}}',
  visibility: "public",
  owner: "u",
  duration: 30,
  checkpoint: 3,
  generating: false,
  danceform: "Salsa, ",
  version: 1,
};

/** Nobody changes it here. */
const changeProjectVisibility = async () => {};

async function opened(fetchProject: () => Promise<Project>) {
  const actor = createActor(provideProject({ ...fakeServer().client, changeProjectVisibility, fetchProject }), {
    input: { projectID: project.projectID },
  }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches("fetching"));
  return actor;
}

describe("opening a project", () => {
  it("makes it playable", async () => {
    const { value, context } = (await opened(async () => project)).getSnapshot();
    expect(value).toEqual({ playable: "idle" });
    expect(context.playable?.sequence).toBe("8_9");
    expect(context.unreadable).toBe(false);
  });

  it.each([1, 2] as const)("sends a draft at checkpoint %d back to its flow", async (checkpoint) => {
    const draft = { ...project, checkpoint, choreography: "" };
    const { value, context } = (await opened(async () => draft)).getSnapshot();
    expect(value).toBe("draft");
    expect(context.project).toEqual(draft);
  });

  it("dances the default steps where the choreography cannot be read, and says so", async () => {
    const garbled = { ...project, choreography: "sorry, no" };
    const { value, context } = (await opened(async () => garbled)).getSnapshot();
    expect(value).toEqual({ playable: "notifying" });
    expect(context).toMatchObject({ unreadable: true, playable: { sequence: "1_2_3_5" } });
    expect(context.notice?.text).toBe(TEXTS.project.unreadable);
  });

  it.each(["unauthenticated", "forbidden"] as const)("is refused where the answer is %s", async (code) => {
    const actor = await opened(async () => Promise.reject(new ApiError(code)));
    expect(actor.getSnapshot().value).toEqual({ noAccess: "notifying" });
    expect(actor.getSnapshot().context.project).toBeUndefined();
    expect(actor.getSnapshot().context.notice).toEqual({ title: "Error!", text: TEXTS.project.noAccess });
    actor.send({ type: "DISMISS" });
    expect(actor.getSnapshot().value).toBe("left");
  });

  it.each(["project_not_found", "invalid_project_id"] as const)("is gone where the answer is %s", async (code) => {
    const actor = await opened(async () => Promise.reject(new ApiError(code)));
    expect(actor.getSnapshot().value).toEqual({ gone: "notifying" });
    expect(actor.getSnapshot().context.notice).toEqual({ title: "Error!", text: TEXTS.project.fetchFailed });
    actor.send({ type: "DISMISS" });
    expect(actor.getSnapshot().value).toEqual({ gone: "idle" });
  });

  it.each([new ApiError("internal"), new TypeError("Failed to fetch"), undefined])(
    "fails with %s and can be tried again",
    async (error) => {
      const fetchProject = vi.fn(async () => project).mockRejectedValueOnce(error);
      const actor = await opened(fetchProject);
      expect(actor.getSnapshot().value).toEqual({ failed: "notifying" });
      expect(actor.getSnapshot().context.notice?.text).toBe(TEXTS.project.fetchFailed);
      expect(actor.getSnapshot().context.error).toBe(error);
      actor.send({ type: "RETRY" });
      await waitFor(actor, (snapshot) => snapshot.matches("playable"));
      expect(fetchProject).toHaveBeenCalledTimes(2);
    },
  );
});

describe("the project's editor", () => {
  const mine = { ...project, owner: "me" };
  const kept = { choreography: '{"0.00": {"lyrics": "la", "steps": [3, 9]}}', version: 1, unanswered: [] };

  async function openedBy(uid: string, stored = createFakeUnsavedStore(kept)) {
    const server = fakeServer(mine);
    const store = vi.fn(() => stored);
    const actor = createActor(provideProject({ ...server.client, changeProjectVisibility }, store), {
      input: { projectID: mine.projectID, uid },
    });
    await waitFor(actor.start(), (snapshot) => snapshot.matches("playable"));
    const { editor } = actor.getSnapshot().children;
    return { actor, editor, store, stored, server, dance: () => editor?.getSnapshot().context };
  }

  it("holds the very dance that is played, until it becomes another", async () => {
    const { actor, dance } = await openedBy("you");
    expect(dance()?.timeline).toBe(actor.getSnapshot().context.playable?.timeline);
    expect(dance()?.isOwner).toBe(false);
  });

  it("goes on with what its owner's browser has kept, and keeps what changes", async () => {
    const { editor, store, stored, dance } = await openedBy("me");
    expect(dance()?.sequence).toBe("3_9");
    expect(store).toHaveBeenCalledWith("me", mine.projectID);
    editor?.send({ type: "EDIT" });
    editor?.send({ type: "SWAP", place: { segmentKey: "0.00", index: 1 }, move: 4 });
    expect(stored.kept?.choreography).toContain("3, 4".replace(" ", ""));
  });

  it("reads nothing for visitors, and ends with the project", async () => {
    const { actor, editor, store } = await openedBy("you");
    expect(store).not.toHaveBeenCalled();
    actor.stop();
    expect(editor?.getSnapshot().status).toBe("stopped");
  });
});

it("shows changes of its page at once", async () => {
  const actor = await opened(async () => project);
  actor.send({ type: "SHARE" });
  actor.send({ type: "PUBLISHED" });
  actor.send({ type: "DISMISS" });
  actor.send({ type: "RENAME" });
  actor.send({ type: "RENAMED", name: "shy fox" });
  const { value, context } = actor.getSnapshot();
  expect(value).toEqual({ playable: "idle" });
  expect(context.project).toMatchObject({ visibility: "public", projectName: "shy fox" });
});

describe("who may open a project", () => {
  async function openedBy(uid: string, change = vi.fn(async (_id: string, _to: string) => {})) {
    const client = { ...fakeServer(project).client, changeProjectVisibility: change };
    const actor = createActor(provideProject(client), { input: { projectID: project.projectID, uid } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("playable"));
    actor.send({ type: "TOGGLE_VISIBILITY" });
    return { actor, change };
  }

  it("is changed by its owner, and shown as soon as the server has changed it", async () => {
    const { actor, change } = await openedBy(project.owner);
    expect(actor.getSnapshot().context.project?.visibility).toBe("public");
    await waitFor(actor, (snapshot) => snapshot.matches({ playable: "idle" }));
    expect(actor.getSnapshot().context.project?.visibility).toBe("private");
    actor.send({ type: "TOGGLE_VISIBILITY" });
    await waitFor(actor, (snapshot) => snapshot.matches({ playable: "idle" }));
    expect(change.mock.calls.map(([, to]) => to)).toEqual(["private", "public"]);
  });

  it("stays as it is where the server refuses, which is said", async () => {
    const { actor } = await openedBy(
      project.owner,
      vi.fn(async () => Promise.reject(new ApiError("forbidden"))),
    );
    await waitFor(actor, (snapshot) => snapshot.matches({ playable: "notifying" }));
    const { context } = actor.getSnapshot();
    expect(context.notice).toEqual({ title: "Error!", text: TEXTS.dashboard.visibilityFailed });
    expect(context.project?.visibility).toBe("public");
  });

  it("is changed by nobody else", async () => {
    const { actor, change } = await openedBy("you");
    expect(actor.getSnapshot().value).toEqual({ playable: "idle" });
    expect(change).not.toHaveBeenCalled();
  });
});
