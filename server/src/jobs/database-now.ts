import type { Knex } from "knex";
import { engineOf } from "../database/engine.ts";

/** The time for a statement, as `Engine.now`. @param plus Milliseconds to add. */
export function databaseNow(database: Knex, plus = 0): Knex.Raw | number {
  return engineOf(database).now(database, plus);
}
