import { stat } from "node:fs/promises";
import { join } from "node:path";

/** The path in the folder of the file that a request names, if there is one; never one outside or hidden. */
export async function findFile(folder: string, path: string): Promise<string | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(path).slice(1);
  } catch {
    return undefined;
  }
  const parts = name.split("/");
  if (name.includes("\0") || name.includes("\\") || parts.some((part) => part === "" || part.startsWith("."))) {
    return undefined;
  }
  return (await isFile(join(folder, name))) ? name : undefined;
}

const DOCUMENTS = /^\/docs(?:\/|$)/;

/** The page of the documentation at an address, if there is one: a file whose ending the address leaves out. */
export async function findDocument(folder: string, path: string): Promise<string | undefined> {
  if (!DOCUMENTS.test(path)) return undefined;
  const plain = path.replace(/\/$/, "");
  return findFile(folder, plain === "/docs" ? "/docs/index.html" : `${plain}.html`);
}

/** Whether there is a file at a path. */
export async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}
