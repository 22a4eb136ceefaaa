import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { addressOf, ensureFilmPosters, FILM_POSTER_FOLDER, FILMS } from "../../ui/scripts/films/ensure-films.mjs";

/** Where the films are once they are drawn; the server looks there as well. */
const FILM_FOLDER = fileURLToPath(new URL("../generated/films", import.meta.url));

/** Files of the films, as they are called below their folders and on the site, with the folder that has them. */
const FILES = new Map(
  FILMS.map(addressOf).flatMap((path) => [
    [`${path}.webm`, FILM_FOLDER],
    [`${path}.mp4`, FILM_FOLDER],
    [`${path}.webp`, FILM_POSTER_FOLDER],
  ]),
);

/** Puts the films' posters beside the films, which are drawn later: `/tutorials/{name}.webp` and `/demo.webp`. */
export function films(): Plugin {
  return {
    name: "nataraj-films",
    async generateBundle() {
      await ensureFilmPosters();
      for (const name of FILMS) {
        const fileName = `${addressOf(name)}.webp`;
        this.emitFile({ type: "asset", fileName, source: await readFile(join(FILM_POSTER_FOLDER, fileName)) });
      }
    },
    // In development films are served as they were last drawn; where they were not, the page says so.
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const file = request.url?.replace(/^\/|\?.*$/g, "") ?? "";
        const folder = FILES.get(file);
        const path = folder && join(folder, file);
        if (path && existsSync(path)) request.url = `/@fs/${path.replace(/^\//, "")}`;
        next();
      });
    },
  };
}
