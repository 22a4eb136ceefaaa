import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ensureCovers } from "./covers/ensure-covers.mjs";
import { ensureDancers } from "./ensure-dancers.mjs";
import { ensureFilms } from "./films/ensure-films.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await ensureDancers();
// They take a while: the rest is built beside them.
const pictures = Promise.all([ensureFilms(), ensureCovers()]);
pictures.catch(() => {}); // it is heard of at the end
execFileSync(process.execPath, [fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript"))), "-b"], {
  cwd: root,
  stdio: "inherit",
});
// One stylesheet with its fonts beside it; tsc has already filled dist, so nothing is emptied.
await build({
  root,
  configFile: false,
  logLevel: "warn",
  base: "./",
  build: {
    outDir: "dist",
    emptyOutDir: false,
    assetsDir: "",
    rolldownOptions: {
      input: `${root}src/style.css`,
      output: { assetFileNames: (asset) => (asset.names[0]?.endsWith(".css") ? "style.css" : "fonts/[name][extname]") },
    },
    assetsInlineLimit: 0,
  },
});
await pictures;
