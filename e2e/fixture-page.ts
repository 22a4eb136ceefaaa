import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const dancers = dirname(createRequire(import.meta.url).resolve("@nataraj/ui/dancers/bharatanatyam.lite.glb"));

/** A page that a test brings along, built and served. */
export interface FixturePage {
  url: string;
  close(): Promise<void>;
}

export interface FixturePageOptions {
  /** The page's file in the folder. */
  page?: string;
  /** More files: where they are, by the path that they are served at. */
  files?: Record<string, string>;
}

/** Builds the page of a folder from the sources and serves it beside the dancers. */
export async function openFixturePage(
  folder: URL,
  { page = "fixture.html", files = {} }: FixturePageOptions = {},
): Promise<FixturePage> {
  const root = fileURLToPath(folder);
  const outDir = await mkdtemp(join(tmpdir(), "nataraj-fixture-"));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    resolve: { conditions: ["@nataraj/source", ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: join(root, page), checks: { bundlerTimings: false } },
    },
  });
  const server = createServer((request, answer) => {
    const path = posix.normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = path.startsWith("/dancers/") ? join(dancers, path.slice(9)) : join(outDir, path);
    answer.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
    createReadStream(files[path] ?? file)
      .on("error", () => answer.writeHead(404).end())
      .pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to be had.");
  return {
    url: `http://localhost:${address.port}/${page}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
