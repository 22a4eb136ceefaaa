import type { SiteBuild } from "./worker-scope.ts";

const PREFIX = "nataraj-site-";
/** The page of every address, without the first words of any: the site finds out by itself which one it is to show. */
const PAGE = "/index.html";

/** The files of one build of the site in this browser. */
export interface SiteFiles {
  /** Fetches what is missing. @throws where a file cannot be had, or the server has another build by now. */
  install(): Promise<void>;
  /** Removes what other builds have kept. */
  removeOthers(): Promise<void>;
  /** Keeps files of this build by their paths; others are left out. */
  keep(paths: readonly string[]): Promise<void>;
  /** A file that is named by its content: what is kept goes first. */
  hashed(request: Request): Promise<Response>;
  /** A file whose content may change under its name: what is kept is for want of a network. */
  changing(request: Request): Promise<Response>;
  /** The page from the network; the kept one where there is none. */
  page(fromNetwork: () => Promise<Response>): Promise<Response>;
}

/** A build's files in a cache of its own. The build bounds what is in it: nothing else is ever put there. */
export function siteFiles({ version, entry, pages, files }: SiteBuild): SiteFiles {
  const name = PREFIX + version;
  const known = new Set(files);
  const open = () => caches.open(name);
  // A storage that is full or broken keeps nobody from the network.
  const find = async (path: string) => {
    try {
      return await (await open()).match(path, { ignoreVary: true });
    } catch {
      return undefined;
    }
  };
  const keepAnswer = async (path: string, answer: Response) => {
    if (!answer.ok || !known.has(path)) return;
    const copy = answer.clone();
    await open()
      .then((cache) => cache.put(path, copy))
      .catch(() => undefined);
  };

  const keepAll = async (paths: readonly string[]) => {
    const cache = await open();
    await Promise.all(
      paths.map(async (path) => {
        if (await cache.match(path, { ignoreVary: true })) return;
        const answer = await fetch(path);
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
        await cache.put(path, answer);
      }),
    );
  };

  const others = async () => (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);

  /** What the builds before have kept of the same files: a name with a hash has the same content. */
  const takeOver = async () => {
    const cache = await open();
    for (const other of await others()) {
      const before = await caches.open(other);
      for (const request of await before.keys()) {
        const path = new URL(request.url).pathname;
        const answer = known.has(path) && !(await cache.match(path)) ? await before.match(request) : undefined;
        if (answer) await cache.put(path, answer);
      }
    }
  };

  return {
    async install() {
      await takeOver();
      await keepAll(pages);
      // Last, so that a page is never kept without its scripts.
      const page = await fetch(PAGE, { cache: "no-cache" });
      if (!page.ok || !(await page.clone().text()).includes(entry)) throw new Error("The server has another build.");
      await (await open()).put(PAGE, page);
    },
    async removeOthers() {
      for (const other of await others()) await caches.delete(other);
    },
    keep: (paths) => keepAll(paths.filter((path) => known.has(path))),
    async hashed(request) {
      const { pathname } = new URL(request.url);
      const kept = await find(pathname);
      if (kept) return kept;
      const answer = await fetch(request);
      await keepAnswer(pathname, answer);
      return answer;
    },
    async changing(request) {
      const { pathname } = new URL(request.url);
      const kept = await find(pathname);
      const answer = await fetch(request).catch((error: unknown) => {
        if (kept) return kept;
        throw error;
      });
      if (!kept || answer.headers.get("etag") !== kept.headers.get("etag")) await keepAnswer(pathname, answer);
      return answer;
    },
    async page(fromNetwork) {
      try {
        return await fromNetwork();
      } catch (error) {
        const kept = await find(PAGE);
        if (!kept) throw error;
        return kept;
      }
    },
  };
}
