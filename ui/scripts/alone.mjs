import { mkdirSync } from "node:fs";
import { lock } from "proper-lockfile";

/** A process that works renews its lock so often, and is taken for dead when it did not for so long. Milliseconds. */
const LOCK = { update: 10_000, stale: 60_000, retries: { forever: true, factor: 1, minTimeout: 500, maxTimeout: 500 } };

/**
 * Makes the files of a folder while no other process does. Others wait, and then look whether there is still anything
 * to do.
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function alone(folder, work) {
  mkdirSync(folder, { recursive: true });
  const release = await lock(folder, LOCK);
  try {
    return await work();
  } finally {
    await release();
  }
}
