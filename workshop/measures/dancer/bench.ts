import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { benchFloor } from "./bench-floor.ts";
import { benchFrames } from "./bench-frames.ts";

const FOLDER = fileURLToPath(new URL("../../../assets/dancers/", import.meta.url));

interface Gltf {
  meshes: { primitives: { indices?: number }[] }[];
  accessors: { count: number }[];
}

const PARTS: Readonly<Record<string, (isWhole: boolean) => void | Promise<void>>> = {
  bytes: benchBytes,
  floor: benchFloor,
  frames: benchFrames,
};

/**
 * The baked dancers: their bytes, how they stand on the floor, and what a frame of them costs.
 * @param args One of the parts `bytes`, `floor` or `frames`; `--all` for every case of `frames`.
 * @throws {Error} where there is no such part.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const isWhole = args.includes("--all");
  const only = args.find((arg) => arg !== "--all");
  if (only !== undefined && !(only in PARTS)) throw new Error(`The parts are ${Object.keys(PARTS).join(", ")}.`);
  for (const [part, run] of Object.entries(PARTS)) if (only === undefined || only === part) await run(isWhole);
}

/** Bytes, triangles and draw calls of the files. */
function benchBytes(): void {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".glb"));
  console.table(
    files.map((file) => {
      const bytes = readFileSync(FOLDER + file);
      // GLB: a header of 12 bytes, then the JSON chunk with its length and type.
      const gltf = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()) as Gltf;
      const primitives = gltf.meshes.flatMap((mesh) => mesh.primitives);
      const triangles = primitives.reduce(
        (sum, { indices }) => sum + (gltf.accessors[indices ?? -1]?.count ?? 0) / 3,
        0,
      );
      return {
        dancer: file,
        KB: kilobytes(bytes.length),
        "gzip KB": kilobytes(gzipSync(bytes).length),
        "brotli KB": kilobytes(brotliCompressSync(bytes).length),
        triangles,
        "draw calls": primitives.length,
      };
    }),
  );
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
