import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ApiError } from "../contract/errors.ts";
import type { Project } from "../contract/projects.ts";
import { projectMachine } from "./project-machine.ts";

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

async function opened(fetchProject: () => Promise<Project>) {
  const actor = createActor(projectMachine, { input: { projectID: project.projectID, fetchProject } }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches("fetching"));
  return actor;
}

describe("opening a project", () => {
  it("makes it playable", async () => {
    const { value, context } = (await opened(async () => project)).getSnapshot();
    expect(value).toBe("playable");
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
    expect(value).toBe("playable");
    expect(context).toMatchObject({ unreadable: true, playable: { sequence: "1_2_3_5" } });
  });

  it.each(["unauthenticated", "forbidden"] as const)("is refused where the answer is %s", async (code) => {
    const { value, context } = (await opened(async () => Promise.reject(new ApiError(code)))).getSnapshot();
    expect(value).toBe("noAccess");
    expect(context.project).toBeUndefined();
  });

  it.each([new ApiError("project_not_found"), new TypeError("Failed to fetch"), undefined])(
    "fails with %s and can be tried again",
    async (error) => {
      const fetchProject = vi.fn(async () => project).mockRejectedValueOnce(error);
      const actor = await opened(fetchProject);
      expect(actor.getSnapshot().value).toBe("failed");
      expect(actor.getSnapshot().context.error).toBe(error);
      actor.send({ type: "retry" });
      await waitFor(actor, (snapshot) => snapshot.matches("playable"));
      expect(fetchProject).toHaveBeenCalledTimes(2);
    },
  );
});
