import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ensurePosters, POSTER_FOLDER } from "../../ui/scripts/posters/ensure-posters.mjs";

/** Puts the dancers' posters at `/posters/{style}.jpg`: names that stay, because other sites keep them. */
export function posters(): Plugin {
  return {
    name: "nataraj-posters",
    apply: "build",
    async generateBundle() {
      await ensurePosters();
      for (const name of await readdir(POSTER_FOLDER)) {
        if (!/\.(jpg|webp)$/.test(name)) continue;
        this.emitFile({
          type: "asset",
          fileName: `posters/${name}`,
          source: await readFile(join(POSTER_FOLDER, name)),
        });
      }
    },
  };
}
