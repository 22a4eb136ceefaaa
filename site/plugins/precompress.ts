import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** What compression makes smaller. Pictures and fonts are compressed already; the dancers' meshes only in part. */
const TYPES = new Set([".html", ".js", ".css", ".svg", ".glb", ".json", ".txt"]);
/** Below this the headers weigh more than what is saved. Bytes. */
const LEAST = 512;
/** A compressed copy must be this much smaller to be worth its decompression. */
const WORTH = 0.97;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const CODINGS = [
  {
    suffix: ".br",
    compress: (bytes: Buffer) =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  { suffix: ".gz", compress: (bytes: Buffer) => deflate(bytes, { level: 9 }) },
];

/** Writes `.br` and `.gz` beside every built file that they make smaller; the server sends what a browser accepts. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "nataraj-precompress",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && TYPES.has(extname(entry.name)));
      // As many at once as there are cores: each compressor takes megabytes from its beginning.
      const work = async () => {
        for (let entry = files.pop(); entry; entry = files.pop())
          await compressFile(join(entry.parentPath, entry.name));
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST) return;
  for (const { suffix, compress } of CODINGS) {
    const small = await compress(bytes);
    if (small.length < bytes.length * WORTH) await writeFile(path + suffix, small);
  }
}
