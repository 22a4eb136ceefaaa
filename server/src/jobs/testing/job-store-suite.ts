import { randomUUID } from "node:crypto";
import { ApiError } from "@nataraj/sdk/contract";
import { expect, test } from "vitest";
import { migrate } from "../../database/database.ts";
import { migrationSource } from "../../database/migration-source.ts";
import type { Job } from "../job.ts";
import type { JobDatabase } from "./on-both-databases.ts";

const nothing = async () => {};

/** What holds for the jobs whichever queue is behind them. */
export function testJobStore(database: JobDatabase): void {
  const open = (projectId: string) => database.jobs.open(projectId, {});
  const claim = (worker = "w") => database.jobs.claim(worker);
  const projectOf = async (job: Promise<Job | undefined>) => (await job)?.projectId;
  const finish = async (projectId: string, worker = "w") =>
    database.jobs.finish((await database.jobs.latest(projectId))?.id ?? "", worker, nothing);
  const jobOf = (projectId: string) => database.jobs.latest(projectId);
  /** Until nothing is left: which project's job was next, each being done before the one after it is begun. */
  async function order(): Promise<string[]> {
    const found: string[] = [];
    for (let job = await claim(); job; job = await claim()) {
      found.push(job.projectId);
      await finish(job.projectId);
    }
    return found;
  }
  const expireLeases = () => database.knex("jobs").update({ lease_until: 1 });
  async function retryAbandoned(): Promise<void> {
    const { abandoned } = await database.jobs.lookAfter();
    for (const { id, worker } of abandoned) await database.jobs.retry(id, worker);
  }

  test("one job of a project is open for any number of requests in any process", async () => {
    await database.addProjects({ a: "ann", b: "ann" });
    const stores = [database.jobs, await database.elsewhere()];
    const opened = await Promise.all(Array.from({ length: 10 }, (_, index) => stores[index % 2]?.open("a", {})));
    expect(new Set(opened.map((job) => job?.id)).size).toBe(1);
    expect((await open("b")).id).not.toBe(opened[0]?.id);
    await expect(open("gone")).rejects.toMatchObject({ code: "project_not_found" });
  });

  test("workers that claim at once get different jobs", async () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    await database.addProjects(Object.fromEntries(ids.map((id) => [id, `owner of ${id}`])));
    for (const id of ids) await open(id);
    const stores = [database.jobs, await database.elsewhere()];
    const claimed = await Promise.all(
      Array.from({ length: 9 }, (_, index) => stores[index % 2]?.claim(`w${index}`).then((job) => job?.projectId)),
    );
    expect(claimed.filter((id) => id !== undefined).sort()).toEqual(ids);
  });

  test("nobody's second job goes before everybody's first, and free workers do it all the same", async () => {
    await database.addProjects({ a1: "ann", a2: "ann", a3: "ann", b1: "bob", b2: "bob", c1: "cem" });
    for (const id of ["a1", "a2", "a3", "b1", "b2", "c1"]) await open(id);
    const begun = [];
    for (let lane = 0; lane < 6; lane++) begun.push(await projectOf(claim()));
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("owners take turns, also with later ones", async () => {
    await database.addProjects({ a1: "ann", a2: "ann", a3: "ann", b1: "bob", b2: "bob", c1: "cem", d1: "dee" });
    for (const id of ["a1", "a2", "a3", "b1", "b2"]) await open(id);
    expect(await projectOf(claim())).toBe("a1");
    await open("c1");
    await finish("a1");
    // Ann's second job counts as her first now: it goes before new jobs and behind the waiting ones.
    await open("d1");
    expect(await order()).toEqual(["b1", "c1", "a2", "d1", "b2", "a3"]);
  });

  test("places are told, and move up", async () => {
    await database.addProjects({ a1: "ann", a2: "ann", b1: "bob" });
    const jobs = [await open("a1"), await open("a2"), await open("b1")];
    const places = () => Promise.all(jobs.map(({ id }) => database.jobs.placeOf(id)));
    expect(await places()).toEqual([1, 3, 2]);
    await claim();
    await expect.poll(places).toEqual([undefined, 2, 1]);
    await database.jobs.cancel("b1");
    await expect.poll(places).toEqual([undefined, 1, undefined]);
  });

  test("the number of waiting jobs is bounded, of one owner and in all", async () => {
    await database.addProjects({ a1: "ann", a2: "ann", a3: "ann", b1: "bob", b2: "bob", c1: "cem" });
    const jobs = await database.withLimits({ ofOwner: 2, inAll: 3 });
    await Promise.allSettled(["a1", "a2", "a3"].map((id) => jobs.open(id, {})));
    expect(await database.knex("jobs").where({ owner: "ann" })).toHaveLength(2);
    const missing = (await jobOf("a3")) ? "a1" : "a3";
    await expect(jobs.open((await jobOf(missing)) ? "a2" : missing, {})).rejects.toMatchObject({
      code: "too_many_queued",
    });
    await jobs.open("b1", {});
    await expect(jobs.open("c1", {})).rejects.toMatchObject({ code: "queue_full", status: 503 });
    // Jobs that wait already are not refused, and a job that begins makes room.
    expect((await jobs.open("b1", {})).status).toBe("queued");
    await claim();
    expect((await jobs.open("c1", {})).status).toBe("queued");
  });

  test("the job of a dead worker is given to another, whose results alone then count", async () => {
    await database.addProjects({ a: "ann" });
    const { id } = await open("a");
    await claim("w1");
    expect(await database.jobs.lookAfter()).toEqual({ abandoned: [], isAnyWaiting: false });
    expect(await claim("w2")).toBeUndefined();
    await expireLeases();
    await retryAbandoned();
    expect(await database.jobs.lookAfter()).toEqual({ abandoned: [], isAnyWaiting: true });
    // Later, as a job that takes its process down would take down one after the other.
    expect(await claim("w2")).toBeUndefined();
    await database.skipDelays();
    expect(await claim("w2")).toMatchObject({ id, attempts: 2 });
    expect(await database.jobs.renew(id, "w1")).toBe(false);
    let written = 0;
    const write = async () => {
      written++;
    };
    expect(await database.jobs.finish(id, "w1", write)).toBe(false);
    await database.jobs.fail(id, "w1", new ApiError("generation_failed"));
    expect(await database.jobs.finish(id, "w2", write)).toBe(true);
    expect(await database.jobs.finish(id, "w2", write)).toBe(false);
    expect(written).toBe(1);
    expect(await database.jobs.find(id)).toMatchObject({ status: "done", progress: 1 });
  });

  test("a job that takes down its third process has failed, and lets the owner's next move up", async () => {
    await database.addProjects({ a1: "ann", a2: "ann" });
    const { id } = await open("a1");
    const next = await open("a2");
    for (const attempts of [1, 2, 3]) {
      expect(await claim("dying")).toMatchObject({ id, attempts });
      await expireLeases();
      await retryAbandoned();
      await database.skipDelays();
    }
    expect(await database.jobs.find(id)).toMatchObject({ status: "failed", error: "generation_failed" });
    expect(await claim()).toMatchObject({ id: next.id, priority: 0 });
  });

  test("a job whose result could not be written is not ended", async () => {
    await database.addProjects({ a: "ann" });
    const { id } = await open("a");
    await claim();
    const fail = () => Promise.reject(new Error("disk full"));
    await expect(database.jobs.finish(id, "w", fail)).rejects.toThrow("disk full");
    expect(await database.jobs.find(id)).toMatchObject({ status: "running" });
    expect(await finish("a")).toBe(true);
  });

  test("a job that is put back goes on before all others, and has lost no attempt", async () => {
    await database.addProjects({ a: "ann", b: "bob" });
    const { id } = await open("a");
    await claim("stopping");
    await open("b");
    await database.jobs.release(id, "stopping");
    expect(await claim()).toMatchObject({ id, attempts: 1 });
  });

  test("a job that is cancelled while it waits is never begun, and can be asked for again", async () => {
    await database.addProjects({ a: "ann" });
    const { id } = await open("a");
    expect(await database.jobs.cancel("a")).toBe(true);
    expect(await database.jobs.cancel("a")).toBe(false);
    expect(await database.jobs.find(id)).toMatchObject({ status: "failed", error: "generation_cancelled" });
    expect(await claim()).toBeUndefined();
    expect((await open("a")).id).not.toBe(id);
    expect(await projectOf(claim())).toBe("a");
  });

  test("jobs go with their project, and make room", async () => {
    await database.addProjects({ a1: "ann", a2: "ann", b1: "bob" });
    const { id } = await open("a1");
    await open("a2");
    await open("b1");
    await database.knex("projects").where({ id: "a1" }).delete();
    await database.jobs.promote("ann");
    expect(await database.jobs.find(id)).toBeUndefined();
    expect(await order()).toEqual(["b1", "a2"]);
  });

  test("jobs of the version before are carried over, with their owners and in their order", async () => {
    const { knex } = database;
    await database.addProjects({ a1: "ann", a2: "ann", b1: "bob" });
    const before = { name: "product-0003-fair-queue", migrationSource };
    await knex.transaction((transaction) => transaction.migrate.down(before));
    const row = { request: "{}", status: "queued", stage: "queued", progress: 0, updated_at: 1 };
    await knex("jobs").insert({ ...row, id: randomUUID(), project_id: "a2", created_at: 2 });
    await knex("jobs").insert({ ...row, id: randomUUID(), project_id: "b1", created_at: 3 });
    const begun = { status: "running", worker: "w", lease_until: 1, attempts: 1 };
    await knex("jobs").insert({ ...row, ...begun, id: randomUUID(), project_id: "a1", created_at: 1 });
    await migrate(knex);
    database.jobs = await database.reopen();
    await retryAbandoned();
    await database.skipDelays();
    expect(await order()).toEqual(["a1", "a2", "b1"]);
    expect((await jobOf("b1"))?.owner).toBe("bob");
  });
}
