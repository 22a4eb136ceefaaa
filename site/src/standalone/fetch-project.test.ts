// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchProject, projectIdIn, readDemo, readProject } from "./fetch-project.ts";

const project = { projectName: "brave otter", song: "/song", choreography: "{}", danceform: "Salsa, ", duration: 30 };

afterEach(() => vi.unstubAllGlobals());

describe("the project of a standalone player", () => {
  it("is read out of the answer, and nothing else of it", () => {
    expect(readProject({ project: { ...project, owner: "someone" } })).toEqual(project);
  });

  it.each([
    undefined,
    null,
    "text",
    {},
    { project: null },
    { project: { ...project, song: undefined } },
    { project: { ...project, duration: "30" } },
    { project: { ...project, choreography: "" } },
  ])("is none in %j", (answer) => {
    expect(readProject(answer)).toBeUndefined();
  });

  it.each([
    ["/standalone/nataraj-abc", "nataraj-abc"],
    ["/standalone/%F0%9F%92%83/", "💃"],
    ["/standalone/%E0%A4%A", undefined],
    ["/standalone/%", undefined],
    ["/", ""],
  ])("is named by the path %s as %s", (path, id) => {
    expect(projectIdIn(path)).toBe(id);
  });

  it.each([401, 403, 404, 500])("is none where the answer is %d", async (status) => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status }));
    expect(await fetchProject("x")).toBeUndefined();
  });

  it("is asked for at its own address", async () => {
    const fetch = vi.fn(async (_: string) => Response.json({ project }));
    vi.stubGlobal("fetch", fetch);
    expect(await fetchProject("nataraj-a/../b")).toEqual(project);
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/fetchproject/nataraj-a%2F..%2Fb");
  });

  it("is the library's sample dance where the demo is asked for", async () => {
    const dance = { title: "Morning", url: "/api/songs/a.mp3", choreography: "{}", duration: 75, styles: ["Ballet"] };
    const fetch = vi.fn(async (_: string) => Response.json({ songs: [{ title: "Other" }, dance] }));
    vi.stubGlobal("fetch", fetch);
    expect(await fetchProject("demo")).toEqual({
      projectName: "Morning",
      song: "/api/songs/a.mp3",
      choreography: "{}",
      duration: 75,
      danceform: "Ballet, ",
    });
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/songs");
    expect([undefined, {}, { songs: [] }, { songs: [{ title: "Other" }] }].map(readDemo)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it("rejects where no answer came", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(fetchProject("x")).rejects.toThrow(TypeError);
  });
});
