import { join } from "node:path";
import { isStandalonePage } from "../http/standalone-page.ts";
import { isFile } from "./find-file.ts";

/** Pages with their first words, as the site's build has written them (`site/plugins/first-pages.ts`). */
const PAGES = "pages";
const PROJECT = /^\/project\/[^/]+$/;
const PLAIN = /^\/[a-z]+$/;

/**
 * The page of an address: the player's own, or the site's, with the address's own heading where it has one.
 * @param isShared Whether it is the address of a project that everybody may see.
 * @returns its path in the folder; the file may be missing where the site has not been built.
 */
export async function findPage(folder: string, path: string, isShared: boolean): Promise<string> {
  if (isStandalonePage(path)) return "standalone.html";
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  const name = nameOf(plain, isShared);
  const page = `${PAGES}/${name}.html`;
  return name !== undefined && (await isFile(join(folder, page))) ? page : "index.html";
}

function nameOf(path: string, isShared: boolean): string | undefined {
  if (path === "/") return "home";
  if (PROJECT.test(path)) return isShared ? "shared-project" : "project";
  return PLAIN.test(path) ? path.slice(1) : undefined;
}
