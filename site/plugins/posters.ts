import { readdir, readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const POSTERS = new URL("../../assets/posters/", import.meta.url);

/** Puts the dancers' posters at `/posters/{style}.jpg`: names that stay, because other sites keep them. */
export function posters(): Plugin {
  return {
    name: "nataraj-posters",
    apply: "build",
    async generateBundle() {
      for (const name of await readdir(POSTERS)) {
        this.emitFile({ type: "asset", fileName: `posters/${name}`, source: await readFile(new URL(name, POSTERS)) });
      }
    },
  };
}
