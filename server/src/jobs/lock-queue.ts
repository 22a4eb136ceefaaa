import type { Knex } from "knex";
import { engineOf } from "../database/engine.ts";

/** The lock of the queue (`Engine.lock`). */
const QUEUE_LOCK = 0x4e54_4a51;

/**
 * Until the transaction ends, others that change the order of the queue wait: bounds and shares are counted over all of it.
 * It is taken before any row is locked.
 */
export async function lockQueue(transaction: Knex.Transaction): Promise<void> {
  await engineOf(transaction).lock(transaction, QUEUE_LOCK);
}
