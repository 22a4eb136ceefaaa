import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ExclusiveLock, tryLock } from "../../../data-folder/exclusive-lock.ts";

/** How often it is looked whether the machine is free. Milliseconds. */
const LOOK_MS = 250;

/**
 * The lock that all servers of one user on this machine share. The user is a number: containers run as numbers that have no
 * name. Windows has a temporary folder for each user.
 */
export function machineLockPath(): string {
  return join(tmpdir(), `nataraj-whisper-${process.getuid?.() ?? "user"}.lock`);
}

/**
 * Waits until no other process of this machine runs Whisper: it takes a gigabyte and all processors.
 * @param onWait called once if it has to wait
 * @throws the signal's reason when aborted.
 */
export async function takeMachineTurn(path: string, signal: AbortSignal, onWait: () => void): Promise<ExclusiveLock> {
  for (let looks = 0; ; looks++) {
    signal.throwIfAborted();
    // Where no lock can be had at all (a folder that cannot be written to), songs are not refused for it.
    const lock = await tryLock(path).catch((): ExclusiveLock => ({ release: async () => {} }));
    if (lock) return lock;
    if (looks === 0) onWait();
    await sleep(LOOK_MS, undefined, { signal }).catch(() => {});
  }
}
