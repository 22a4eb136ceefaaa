/**
 * After `npm install`: lets every user run the packaged ffmpeg, and removes what packages bring for other systems than
 * this one. onnxruntime-node has its libraries
 * for all systems in one package (288 MB, of which one system needs 25 to 90), @appthreat/sqlite3 its binaries (16 MB, of
 * which one system needs 2 to 5), and npm has no setting for that. It also removes what compiling sqlite3 leaves behind,
 * and the models of @mediapipe/pose that the product does not use (40 of 51 MB). Nothing is removed where this system's
 * own file is not found, and an install never fails by it. For another system: `npm install --os=linux --cpu=arm64`,
 * npm's own options.
 */
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(path, entry.name))
    : [];
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * Lets every user of the machine run the packaged ffmpeg and ffprobe. Their own scripts let only the user who installed
 * them.
 * @param {string} modules The folder node_modules.
 */
export function shareFfmpeg(modules) {
  for (const scope of ["@ffmpeg-installer", "@ffprobe-installer"]) {
    for (const folder of foldersIn(join(modules, scope))) {
      for (const program of ["ffmpeg", "ffprobe"].map((name) => join(folder, name)).filter(isFile))
        chmodSync(program, 0o755);
    }
  }
}

/** Libraries of onnxruntime for other systems; none where there are none for this one. */
function foreignLibraries(modules, os, cpu) {
  return foldersIn(join(modules, "onnxruntime-node/bin")).flatMap((version) => {
    const own = join(version, os, cpu);
    if (!existsSync(join(own, "onnxruntime_binding.node"))) return [];
    return foldersIn(version)
      .flatMap(foldersIn)
      .filter((folder) => folder !== own);
  });
}

/** SQLite for other systems; none where there is none for this one. */
function foreignSQLite(modules, os, cpu) {
  const folder = join(modules, "@appthreat/sqlite3/prebuilds");
  const own = join(folder, `${os}-${cpu}`);
  if (!existsSync(own)) return [];
  return foldersIn(folder).filter((other) => other !== own);
}

/** Intermediate files of sqlite3; none unless it was compiled to its end. */
function compilersFiles(modules) {
  const release = join(modules, "sqlite3/build/Release");
  if (!existsSync(join(release, "node_sqlite3.node"))) return [];
  return ["obj", "obj.target", "sqlite3.a"].map((name) => join(release, name)).filter(existsSync);
}

/** The larger models of the pose estimator, and its form for browsers without SIMD; none where the one we use is missing. */
function unusedModels(modules) {
  const folder = join(modules, "@mediapipe/pose");
  if (!existsSync(join(folder, "pose_landmark_lite.tflite"))) return [];
  return [
    "pose_landmark_full.tflite",
    "pose_landmark_heavy.tflite",
    "pose_solution_wasm_bin.js",
    "pose_solution_wasm_bin.wasm",
  ]
    .map((name) => join(folder, name))
    .filter(existsSync);
}

/**
 * Removes them.
 * @param {string} modules The folder node_modules.
 * @param {{ os: string, cpu: string }} system By Node's names.
 * @returns {string[]} What was removed.
 */
export function dropForeignBinaries(modules, { os, cpu }) {
  const foreign = [
    ...foreignLibraries(modules, os, cpu),
    ...foreignSQLite(modules, os, cpu),
    ...compilersFiles(modules),
    ...unusedModels(modules),
  ];
  for (const path of foreign) rmSync(path, { recursive: true });
  return foreign;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { npm_config_os: os = process.platform, npm_config_cpu: cpu = process.arch } = process.env;
  const modules = fileURLToPath(new URL("../node_modules", import.meta.url));
  try {
    shareFfmpeg(modules);
    const dropped = dropForeignBinaries(modules, { os, cpu });
    if (dropped.length > 0)
      console.log(`Removed ${dropped.length} files and folders that ${os} on ${cpu} does not need.`);
  } catch (error) {
    console.warn(`node_modules was left as npm made it: ${error.message}`);
  }
}
