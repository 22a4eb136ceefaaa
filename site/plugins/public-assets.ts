import { readdir, readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ASSETS = new URL("../../assets/", import.meta.url);
/** Files of the repository's assets with the folder of the site that has them: names that stay, because others keep them. */
const PUBLIC = [
  { from: "posters", ending: "", to: "posters" },
  // The dancers as VRM, for other programs. No page of the site needs them.
  { from: "dancers", ending: ".vrm", to: "avatars" },
];

/** Puts the dancers' posters at `/posters/{style}.jpg`, and the dancers for other programs at `/avatars/{look}.vrm`. */
export function publicAssets(): Plugin {
  return {
    name: "nataraj-public-assets",
    apply: "build",
    async generateBundle() {
      for (const { from, ending, to } of PUBLIC) {
        const folder = new URL(`${from}/`, ASSETS);
        for (const name of (await readdir(folder)).filter((each) => each.endsWith(ending)))
          this.emitFile({ type: "asset", fileName: `${to}/${name}`, source: await readFile(new URL(name, folder)) });
      }
    },
  };
}
