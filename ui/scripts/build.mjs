import { execFile } from "node:child_process";
import { copyFile, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { ensureDancers } from "./ensure-dancers.mjs";
import { ensurePosters } from "./posters/ensure-posters.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

async function compile() {
  const compiler = fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript")));
  try {
    await promisify(execFile)(process.execPath, [compiler, "-b"], { cwd: root });
  } catch (error) {
    throw new Error(`TypeScript found errors.\n${error.stdout ?? error.message}`);
  }
}

/** One stylesheet with its fonts beside it. The compiler fills the same folder, so nothing is emptied. */
const bundleStyles = () =>
  build({
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
        output: {
          assetFileNames: (asset) => (asset.names[0]?.endsWith(".css") ? "style.css" : "fonts/[name][extname]"),
        },
      },
      assetsInlineLimit: 0,
    },
  });

/** Styles that a page loads by itself. */
const copyPageStyles = async () => {
  await mkdir(`${root}dist`, { recursive: true });
  await copyFile(`${root}src/practice/practice.css`, `${root}dist/practice.css`);
};

await ensureDancers();
// The site needs the pictures next. They are drawn here, on the cores that compiling leaves idle.
await Promise.all([compile(), bundleStyles(), copyPageStyles(), ensurePosters()]);
