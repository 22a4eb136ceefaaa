import { chmod, mkdir, open, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The bits of a mode that let the group and everybody else in. */
const OTHERS = 0o077;
/** Marks a folder that everybody shares, such as /tmp. */
const STICKY = 0o1000;

/**
 * Makes a folder for its owner alone (0700), or takes an existing one away from all others: password hashes and signing
 * keys lie in it. A folder that is shared by its nature (as /tmp) is left alone.
 */
export async function openPrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await takeFromOthers(folder);
}

/**
 * Makes a folder and those above it. Not by mkdir's `recursive`: Node then tries without end where a folder cannot be made
 * in one that is there (/proc, a network drive), and says of a read-only disk that there is none.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (await isFolder(folder)) return;
    const parent = dirname(folder);
    if (code !== "ENOENT" || parent === folder || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

/** Makes an empty file for its owner alone (0600), or takes an existing one away from all others. */
export async function openPrivateFile(path: string): Promise<void> {
  const file = await open(path, "a", 0o600);
  await file.close();
  await takeFromOthers(path);
}

/** Leaves a folder and everything below it to its owner alone. Does nothing where there is no such folder. */
export async function makePrivate(folder: string): Promise<void> {
  let entries: Awaited<ReturnType<typeof list>>;
  try {
    await takeFromOthers(folder);
    entries = await list(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makePrivate(path);
    // Links lead out of the folder, to files that are not ours to change.
    else if (entry.isFile()) await takeFromOthers(path).catch(unlessGone);
  }
}

function list(folder: string) {
  return readdir(folder, { withFileTypes: true });
}

/** Whether others of this machine can get at a folder. On Windows modes say nothing of it: never. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  return ((await stat(folder)).mode & OTHERS) !== 0;
}

async function takeFromOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & OTHERS) === 0 || (mode & STICKY) !== 0) return;
  await chmod(path, mode & 0o7777 & ~OTHERS).catch((error: NodeJS.ErrnoException) => {
    // The rights of some volumes cannot be changed. The operator is told at the start (see isOpenToOthers).
    if (error.code !== "EPERM" && error.code !== "ENOTSUP") throw error;
  });
}

/** Another process of the same folder may remove a file while it is looked at. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
