import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** What the lite model needs of @mediapipe/pose, served below `/pose/`. */
const FILES = [
  "pose.js",
  "pose_landmark_lite.tflite",
  "pose_solution_packed_assets.data",
  "pose_solution_packed_assets_loader.js",
  "pose_solution_simd_wasm_bin.js",
  "pose_solution_simd_wasm_bin.wasm",
  "pose_web.binarypb",
] as const;

/** The folder of the optional package; undefined where it is not installed. */
function packageFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve("@mediapipe/pose/package.json"));
  } catch {
    return undefined;
  }
}

/** Puts the pose estimator's files on the site's own origin. Where its package is missing the practice page says so. */
export function poseModel(): Plugin {
  const folder = packageFolder();
  return {
    name: "nataraj-pose-model",
    async generateBundle() {
      if (!folder) return;
      for (const name of FILES)
        this.emitFile({ type: "asset", fileName: `pose/${name}`, source: await readFile(join(folder, name)) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = FILES.find((file) => request.url?.split("?")[0] === `/pose/${file}`);
        const path = name && folder && join(folder, name);
        if (!path || !existsSync(path)) return next();
        response.setHeader(
          "content-type",
          name.endsWith(".js")
            ? "text/javascript"
            : name.endsWith(".wasm")
              ? "application/wasm"
              : "application/octet-stream",
        );
        readFile(path).then((bytes) => response.end(bytes), next);
      });
    },
  };
}
