import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ensureDancers } from "./ensure-dancers.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await ensureDancers();
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
