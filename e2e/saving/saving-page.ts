import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const dancers = fileURLToPath(new URL("../../ui/generated/dancers", import.meta.url));

/** The page of the saving tests, built and served. */
export interface SavingPage {
  url: string;
  close(): Promise<void>;
}

/** Builds the page from the sources and serves it beside the dancers and a song. */
export async function openSavingPage(song: string): Promise<SavingPage> {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), "nataraj-saving-"));
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
      rolldownOptions: { input: join(root, "fixture.html") },
    },
  });
  const server = createServer((request, answer) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = path.startsWith("/dancers/") ? join(dancers, path.slice(9)) : join(outDir, path);
    answer.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
    createReadStream(path === "/song.wav" ? song : file)
      .on("error", () => answer.writeHead(404).end())
      .pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to be had.");
  return {
    url: `http://localhost:${address.port}/fixture.html`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
