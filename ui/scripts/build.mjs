import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { isMemorySmall } from "../../scripts/build/machine-memory.mjs";
import { copyAssets } from "./copy-assets.mjs";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));

async function compile() {
  const compiler = fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript")));
  try {
    await run(process.execPath, [compiler, "-b"], { cwd: root });
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
        // Fonts take their time by nature.
        checks: { bundlerTimings: false },
        output: {
          assetFileNames: (asset) => (asset.names[0]?.endsWith(".css") ? "style.css" : "fonts/[name][extname]"),
        },
      },
      assetsInlineLimit: 0,
    },
  });

/** Styles that a page loads by itself, in the layer of the others. */
const writePageStyles = async () => {
  await mkdir(`${root}dist`, { recursive: true });
  const styles = await readFile(`${root}src/practice/practice.css`, "utf8");
  await writeFile(`${root}dist/practice.css`, `@layer nataraj {\n${styles}}\n`);
};

/** The design tokens for other tools. */
const writeTokens = async () => {
  await mkdir(`${root}dist`, { recursive: true });
  const script = fileURLToPath(new URL("tokens/write-tokens.ts", import.meta.url));
  const tsx = ["--conditions=@nataraj/source", "--import", import.meta.resolve("tsx")];
  await run(process.execPath, [...tsx, script, `${root}dist/tokens.json`]);
};

copyAssets();
const compiled = compile();
// One after the other where memory is small.
if (isMemorySmall()) await compiled;
await Promise.all([compiled, bundleStyles(), writePageStyles(), writeTokens()]);
