import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/src/database/database.ts";

const TIMES = 1_000;

/** Prints what SQLite's durability costs: writes and reads one after the other, as sessions make them. */
export async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "nataraj-bench-"));
  const knex = await openDatabase({ dataDir });
  try {
    await knex("accounts").insert({ uid: "a", created_at: 0 });
    for (const synchronous of ["NORMAL", "FULL", "NORMAL", "FULL"]) {
      await knex.raw(`PRAGMA synchronous = ${synchronous}`);
      const write = await time((count) => knex("accounts").where({ uid: "a" }).update({ created_at: count }));
      const inTransaction = await time((count) =>
        knex.transaction((transaction) => transaction("accounts").where({ uid: "a" }).update({ created_at: count })),
      );
      const read = await time(() => knex("accounts").where({ uid: "a" }).first());
      console.log(
        `synchronous=${synchronous.padEnd(6)}  write ${write} ms  transaction ${inTransaction} ms  read ${read} ms`,
      );
    }
  } finally {
    await knex.destroy();
    await rm(dataDir, { recursive: true });
  }
}

/** Milliseconds that a query takes, as the median: other programs that write keep the disk busy now and then. */
async function time(query: (count: number) => PromiseLike<unknown>): Promise<string> {
  const times: number[] = [];
  for (let count = 0; count < TIMES; count++) {
    const begun = performance.now();
    await query(count);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return times[TIMES / 2]?.toFixed(3) ?? "";
}
