import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { ApiError, type ProjectSummary } from "../contract/index.ts";
import { type DashboardClient, GENERATING_REFRESH_MS, provideDashboard } from "./dashboard-machine.ts";

const project = (projectID: string, change: Partial<ProjectSummary> = {}): ProjectSummary => ({
  projectID,
  projectName: `dance ${projectID}`,
  duration: 30,
  visibility: "private",
  checkpoint: 3,
  generating: false,
  ...change,
});

async function open(projects: ProjectSummary[], change: Partial<DashboardClient> = {}) {
  const client = {
    fetchProjects: vi.fn(async () => projects),
    changeProjectVisibility: vi.fn(async () => undefined),
    deleteProject: vi.fn(async () => undefined),
    duplicateProject: vi.fn(async () => "copy"),
    ...change,
  };
  const clock = new SimulatedClock();
  const dashboard = createActor(provideDashboard(client), { input: {}, clock }).start();
  const created = vi.fn();
  dashboard.on("CREATION_ALLOWED", created);
  const at = (state: "idle" | "notifying") => waitFor(dashboard, (snapshot) => snapshot.matches({ loaded: state }));
  const context = () => dashboard.getSnapshot().context;
  return { dashboard, client, clock, created, at, context };
}

async function loaded(projects: ProjectSummary[], change?: Partial<DashboardClient>) {
  const all = await open(projects, change);
  all.dashboard.send({ type: "USER_FOUND", uid: "me" });
  await all.at("idle");
  return all;
}

describe("another style of a song", () => {
  it("becomes a project of its own", async () => {
    const fetchProjects = vi
      .fn()
      .mockResolvedValueOnce([project("a", { danceform: "Ballet, " })])
      .mockResolvedValue([project("a", { danceform: "Ballet, " }), project("b", { danceform: "Salsa, " })]);
    const { dashboard, at, context } = await loaded([], { fetchProjects });
    dashboard.send({ type: "ANOTHER_STYLE", projectID: "a" });
    expect(dashboard.getSnapshot().matches({ loaded: "addingStyle" })).toBe(true);
    dashboard.send({ type: "CHANGED", change: { danceform: "Salsa, " } });
    expect(context().projects[0]?.danceform).toBe("Ballet, ");
    await vi.waitFor(() => expect(context().projects).toHaveLength(2));
    await at("idle");
  });

  it("is refused where no project is left", async () => {
    const { dashboard, context } = await loaded([project("a"), project("b"), project("c")]);
    dashboard.send({ type: "ANOTHER_STYLE", projectID: "a" });
    expect(context().notice?.text).toContain("3 projects at max");
  });
});

describe("loading", () => {
  it("waits for the user, then for the projects", async () => {
    const { dashboard, client, at, context } = await open([project("a")]);
    expect(dashboard.getSnapshot().value).toBe("loadingUser");
    expect(client.fetchProjects).not.toHaveBeenCalled();
    dashboard.send({ type: "USER_FOUND", uid: "me" });
    expect(dashboard.getSnapshot().value).toBe("loadingProjects");
    await at("idle");
    expect(client.fetchProjects).toHaveBeenCalledWith("me", expect.anything());
    expect(context().projects).toHaveLength(1);
  });

  it("tells that it failed, and tries again when asked", async () => {
    const fetchProjects = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue([]);
    const { dashboard, at, context } = await open([], { fetchProjects });
    dashboard.send({ type: "USER_FOUND", uid: "me" });
    await waitFor(dashboard, (snapshot) => snapshot.matches({ failed: "notifying" }));
    expect(context().notice).toEqual({ title: "Error!", text: "Unexpected error occurred!" });
    dashboard.send({ type: "DISMISS" });
    dashboard.send({ type: "RETRY" });
    await at("idle");
  });

  it("looks after projects that are being generated, and only after those", async () => {
    const fetchProjects = vi
      .fn()
      .mockResolvedValueOnce([project("a", { generating: true })])
      .mockRejectedValueOnce(new Error("a look that fails is made good by the next"))
      .mockResolvedValue([project("a")]);
    const { clock, at, context } = await loaded([], { fetchProjects });
    clock.increment(GENERATING_REFRESH_MS);
    await expect.poll(() => fetchProjects).toHaveBeenCalledTimes(2);
    await at("idle");
    const isGenerating = () => {
      clock.increment(GENERATING_REFRESH_MS);
      return context().projects[0]?.generating;
    };
    await expect.poll(isGenerating).toBe(false);
    clock.increment(10 * GENERATING_REFRESH_MS);
    expect(fetchProjects).toHaveBeenCalledTimes(3);
  });
});

describe("visibility", () => {
  it("shows at once what the server has changed, and says what it was", async () => {
    const { dashboard, client, at, context } = await loaded([project("a"), project("b", { visibility: "public" })]);
    dashboard.send({ type: "TOGGLE", projectID: "a" });
    expect(context().projects[0]?.visibility).toBe("private");
    await at("notifying");
    expect(client.changeProjectVisibility).toHaveBeenCalledWith("a", "public");
    expect(context().projects.map(({ visibility }) => visibility)).toEqual(["public", "public"]);
    expect(context().notice).toEqual({
      title: "Success!",
      text: "The visibility of your project is toggled from private! You may reload the page to see the latest property!",
    });
    dashboard.send({ type: "DISMISS" });
    dashboard.send({ type: "TOGGLE", projectID: "a" });
    await at("notifying");
    expect(client.changeProjectVisibility).toHaveBeenLastCalledWith("a", "private");
  });

  it("stays as it is where the change failed", async () => {
    const { dashboard, at, context } = await loaded([project("a")], {
      changeProjectVisibility: () => Promise.reject(new Error("no")),
    });
    dashboard.send({ type: "TOGGLE", projectID: "a" });
    await at("notifying");
    expect(context().notice).toEqual({ title: "Error!", text: "error" });
    expect(context().projects[0]?.visibility).toBe("private");
  });
});

describe("deletion", () => {
  it("waits for the confirmation and for the answer", async () => {
    let answer: () => void = () => undefined;
    const deleteProject = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const { dashboard, at, context } = await loaded([project("a"), project("b")], { deleteProject });
    dashboard.send({ type: "DELETE", projectID: "a" });
    expect(dashboard.getSnapshot().matches({ loaded: "confirming" })).toBe(true);
    expect(deleteProject).not.toHaveBeenCalled();
    dashboard.send({ type: "CONFIRM" });
    dashboard.send({ type: "CONFIRM" });
    expect(deleteProject).toHaveBeenCalledOnce();
    expect(context().projects).toHaveLength(2);
    answer();
    await at("notifying");
    expect(context().projects.map(({ projectID }) => projectID)).toEqual(["b"]);
    expect(context().notice?.text).toBe(
      "The project is successfully deleted! You may reload the page to see the latest property!",
    );
  });

  it("does nothing when it is cancelled", async () => {
    const { dashboard, client, at } = await loaded([project("a")]);
    dashboard.send({ type: "DELETE", projectID: "a" });
    dashboard.send({ type: "CANCEL" });
    await at("idle");
    expect(client.deleteProject).not.toHaveBeenCalled();
  });

  it("says that it failed and keeps the project", async () => {
    const { dashboard, at, context } = await loaded([project("a")], {
      deleteProject: () => Promise.reject(new Error("no")),
    });
    dashboard.send({ type: "DELETE", projectID: "a" });
    dashboard.send({ type: "CONFIRM" });
    await at("notifying");
    expect(context().notice).toEqual({ title: "Error!", text: "Unable to delete project" });
    expect(context().projects).toHaveLength(1);
  });
});

describe("sharing", () => {
  it("shows in the tile that a private one was made public for it", async () => {
    const { dashboard, context, at } = await loaded([project("a"), project("b")]);
    dashboard.send({ type: "SHARE", projectID: "a" });
    expect(dashboard.getSnapshot().matches({ loaded: "sharing" })).toBe(true);
    expect(context().chosen?.visibility).toBe("private");
    dashboard.send({ type: "PUBLISHED" });
    expect(context().projects.map(({ visibility }) => visibility)).toEqual(["public", "private"]);
    expect(dashboard.getSnapshot().matches({ loaded: "sharing" })).toBe(true);
    dashboard.send({ type: "DISMISS" });
    await at("idle");
  });

  it("shows the link of a public one", async () => {
    const { dashboard, context } = await loaded([project("a", { visibility: "public" })]);
    dashboard.send({ type: "SHARE", projectID: "a" });
    expect(dashboard.getSnapshot().matches({ loaded: "sharing" })).toBe(true);
    expect(context().chosen?.projectID).toBe("a");
  });
});

it("shows a new name at once", async () => {
  const { dashboard, context, at } = await loaded([project("a"), project("b")]);
  dashboard.send({ type: "RENAME", projectID: "b" });
  expect(dashboard.getSnapshot().matches({ loaded: "renaming" })).toBe(true);
  dashboard.send({ type: "RENAMED", name: "shy fox" });
  await at("idle");
  expect(context().projects.map(({ projectName }) => projectName)).toEqual(["dance a", "shy fox"]);
});

describe("a new project", () => {
  it("may begin with fewer than three, drafts counted", async () => {
    const { dashboard, created } = await loaded([project("a"), project("b", { checkpoint: 1 })]);
    dashboard.send({ type: "CREATE" });
    expect(created).toHaveBeenCalledOnce();
  });

  it("may begin with three where an operator allows more", async () => {
    const granted = Object.assign([project("a"), project("b"), project("c")], { maxProjects: 4 });
    const { dashboard, created } = await loaded(granted);
    dashboard.send({ type: "CREATE" });
    expect(created).toHaveBeenCalled();
  });

  it("is refused with three", async () => {
    const { dashboard, created, context } = await loaded([project("a"), project("b"), project("c", { checkpoint: 1 })]);
    dashboard.send({ type: "CREATE" });
    expect(created).not.toHaveBeenCalled();
    expect(context().notice?.text).toBe(
      "With the free tier, you can have 3 projects at max! Please delete an existing project or contact us for a revised quota.",
    );
  });
});

it("takes no harm from any event about a project that is not there", async () => {
  const { dashboard, client } = await loaded([]);
  for (const type of ["TOGGLE", "SHARE", "RENAME", "DELETE"] as const) dashboard.send({ type, projectID: "gone" });
  for (const type of ["CONFIRM", "CANCEL", "DISMISS", "RETRY", "PUBLISHED"] as const) dashboard.send({ type });
  dashboard.send({ type: "RENAMED", name: "shy fox" });
  expect(dashboard.getSnapshot().matches({ loaded: "idle" })).toBe(true);
  expect(client.changeProjectVisibility).not.toHaveBeenCalled();
  expect(client.deleteProject).not.toHaveBeenCalled();
});

describe("duplicating", () => {
  it("shows the new project beside the other", async () => {
    const fetchProjects = vi.fn().mockResolvedValueOnce([project("a")]);
    fetchProjects.mockResolvedValue([project("copy"), project("a")]);
    const { dashboard, client, at, context } = await loaded([], { fetchProjects });
    dashboard.send({ type: "DUPLICATE", projectID: "a" });
    await at("idle");
    expect(client.duplicateProject).toHaveBeenCalledWith("a");
    expect(context().projects.map(({ projectID }) => projectID)).toEqual(["copy", "a"]);
  });

  it("says so where there is no room, or the server refuses", async () => {
    const full = await loaded(["a", "b", "c"].map((id) => project(id)));
    full.dashboard.send({ type: "DUPLICATE", projectID: "a" });
    expect(full.context().notice?.text).toContain("3 projects at max");
    expect(full.client.duplicateProject).not.toHaveBeenCalled();
    const duplicateProject = vi.fn().mockRejectedValue(new ApiError("unavailable"));
    const { dashboard, at, context } = await loaded([project("a")], { duplicateProject });
    dashboard.send({ type: "DUPLICATE", projectID: "a" });
    await at("notifying");
    expect(context().notice).toEqual({ title: "Error!", text: new ApiError("unavailable").message });
  });
});

describe("what machines of their own change", () => {
  it("shows at once, and the server is asked for the rest", async () => {
    const fetchProjects = vi.fn().mockResolvedValueOnce([project("a")]);
    fetchProjects.mockReturnValue(new Promise(() => {}));
    const { dashboard, context } = await loaded([], { fetchProjects });
    for (const [type, change] of [
      ["RESTYLE", { danceform: "Salsa, ", generating: true }],
      ["CHANGE_SONG", { checkpoint: 2, duration: 12 }],
    ] as const) {
      dashboard.send({ type, projectID: "a" });
      dashboard.send({ type: "CHANGED", change });
      expect(dashboard.getSnapshot().matches({ loaded: { idle: "refreshing" } })).toBe(true);
      expect(context().projects[0]).toMatchObject(change);
    }
    expect(fetchProjects).toHaveBeenCalledTimes(3);
  });

  it("stays as it was where nothing was changed", async () => {
    const { dashboard, client, context } = await loaded([project("a")]);
    dashboard.send({ type: "CHANGE_SONG", projectID: "a" });
    dashboard.send({ type: "CHANGED", change: undefined });
    expect(dashboard.getSnapshot().matches({ loaded: { idle: "resting" } })).toBe(true);
    expect(context().projects).toEqual([project("a")]);
    expect(client.fetchProjects).toHaveBeenCalledOnce();
  });
});
