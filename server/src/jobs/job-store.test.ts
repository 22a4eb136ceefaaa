import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { JobStore, LEASE_MS } from "./job-store.ts";

let folder: string;
let knex: Knex;
let jobs: JobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-jobs-"));
  knex = await openDatabase({ dataDir: folder });
  jobs = new JobStore(knex);
  for (const id of ["a", "b"]) {
    const row = { id, owner: "o", name: "n", title: "t", duration: 1, visibility: "private", checkpoint: 2 };
    await knex("projects").insert({ ...row, song_key: `songs/${id}`, song_type: "x", created_at: 0, updated_at: 0 });
  }
});
afterEach(async () => {
  await knex.destroy();
  await rm(folder, { recursive: true });
});

describe("JobStore", () => {
  test("opens one job for a project however many ask", async () => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => jobs.open("a", {})));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect((await jobs.open("b", {})).id).not.toBe(opened[0]?.id);
  });

  test("opens no job for a project that is gone", async () => {
    await expect(jobs.open("c", {})).rejects.toThrow();
  });

  test("gives each job to one worker, the oldest first", async () => {
    const first = await jobs.open("a", {});
    await knex("jobs").where({ id: first.id }).update({ created_at: 1 });
    const second = await jobs.open("b", {});
    const claimed = await Promise.all(["w1", "w2", "w3"].map((worker) => jobs.claim(worker)));
    expect(claimed.map((job) => job?.id)).toEqual([first.id, second.id, undefined]);
  });

  test("gives the job of a dead worker to another, whose results alone then count", async () => {
    const { id } = await jobs.open("a", {});
    await jobs.claim("w1");
    expect(await jobs.claim("w2")).toBeUndefined();
    await knex("jobs").update({ lease_until: Date.now() - LEASE_MS });
    expect(await jobs.claim("w2")).toMatchObject({ id, attempts: 2 });
    expect(await jobs.renew(id, "w1")).toBe(false);
    let written = false;
    const write = async () => {
      written = true;
    };
    expect(await jobs.finish(id, "w1", write)).toBe(false);
    expect(written).toBe(false);
    await jobs.fail(id, "w1", new ApiError("generation_failed"));
    expect(await jobs.finish(id, "w2", write)).toBe(true);
    expect(await jobs.find(id)).toMatchObject({ status: "done", progress: 1 });
  });

  test("undoes the end of a job whose result could not be written", async () => {
    const { id } = await jobs.open("a", {});
    await jobs.claim("w1");
    await expect(jobs.finish(id, "w1", () => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
    expect(await jobs.find(id)).toMatchObject({ status: "running" });
  });

  test("frees the jobs of workers known to be dead at once", async () => {
    const { id } = await jobs.open("a", {});
    await jobs.claim("w1");
    await jobs.releaseAbandoned(() => true);
    expect(await jobs.claim("w2")).toBeUndefined();
    await jobs.releaseAbandoned((worker) => worker !== "w1");
    expect((await jobs.claim("w2"))?.id).toBe(id);
  });

  test("removes a project's jobs with it", async () => {
    const { id } = await jobs.open("a", {});
    await knex("projects").where({ id: "a" }).delete();
    expect(await jobs.find(id)).toBeUndefined();
  });
});
