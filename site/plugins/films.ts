import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ensureFilms, FILM_FOLDER, FILMS } from "../../ui/scripts/films/ensure-films.mjs";

const KINDS = ["webm", "mp4", "webp"];

/** Where the site has a film's files: the tutorials in a folder of their own. */
const addressOf = (file: string) => (file.startsWith("demo.") ? file : `tutorials/${file}`);
const FILES = new Map(FILMS.flatMap((name) => KINDS.map((kind) => [addressOf(`${name}.${kind}`), `${name}.${kind}`])));

/** Puts the films of the product at `/tutorials/{name}.webm` and `/demo.webm`, with `.mp4` and the poster `.webp` beside. */
export function films(): Plugin {
  return {
    name: "nataraj-films",
    async generateBundle() {
      await ensureFilms();
      for (const [fileName, file] of FILES)
        this.emitFile({ type: "asset", fileName, source: await readFile(join(FILM_FOLDER, file)) });
    },
    // In development they are served as they were last built; where they were not, the page says so.
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const file = FILES.get(request.url?.replace(/^\/|\?.*$/g, "") ?? "");
        const path = file && join(FILM_FOLDER, file);
        if (path && existsSync(path)) request.url = `/@fs/${path.replace(/^\//, "")}`;
        next();
      });
    },
  };
}
