import { randomBytes } from "node:crypto";
import type { Knex } from "knex";

/** A secret of 256 bits, made at first use and kept in the database, so that all processes and restarts share it. */
export async function readSecret(knex: Knex, name: string): Promise<Buffer> {
  await knex("secrets")
    .insert({ name, value: randomBytes(32).toString("hex") })
    .onConflict("name")
    .ignore();
  const row = await knex("secrets").where({ name }).first("value");
  return Buffer.from(row.value, "hex");
}
