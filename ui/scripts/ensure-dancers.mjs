import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ui = fileURLToPath(new URL("..", import.meta.url));
const folder = join(ui, "generated/dancers");
const LOOKS = ["bharatanatyam", "street", "ballet", "practice"];
/** Everything that a baked dancer is made from. */
const INPUTS = [
  "generator",
  "src/dancer/expression-names.ts",
  "src/dancer/looks.ts",
  "scripts/bake",
  "scripts/bake.ts",
  "../sdk/src/motion/rig/skeleton.ts",
];
/** What writes them: a new version of the package itself is no reason to bake. */
const TOOLS = /^(@gltf-transform\/|meshoptimizer$)/;
const WORKERS = 2;

/** Files of the dancers, below `generated/dancers`. */
const filesOf = (look) => [`${look}.full.glb`, `${look}.lite.glb`, `${look}.vrm`];

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function hashOfInputs() {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    for (const file of filesBelow(join(ui, input))) {
      if (!file.endsWith(".test.ts")) hash.update(readFileSync(file)).update("\0");
    }
  }
  const { devDependencies } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8"));
  for (const [name, version] of Object.entries(devDependencies))
    if (TOOLS.test(name)) hash.update(`${name}@${version}\0`);
  return hash.digest("hex");
}

function bake(look) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        "--conditions=@nataraj/source",
        "--import",
        import.meta.resolve("tsx"),
        join(ui, "scripts/bake.ts"),
        look,
        folder,
      ],
      { cwd: ui, stdio: ["ignore", "inherit", "inherit"] },
    );
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`Baking the look "${look}" failed.`))));
  });
}

/** Bakes the looks, two at a time, unless nothing they are made from has changed. */
export async function ensureDancers() {
  const stamp = join(folder, ".inputs");
  const hash = hashOfInputs();
  const whole = LOOKS.flatMap(filesOf).every((file) => existsSync(join(folder, file)));
  if (whole && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const waiting = [...LOOKS];
  const work = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) await bake(look);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  writeFileSync(`${stamp}.${process.pid}`, hash);
  renameSync(`${stamp}.${process.pid}`, stamp);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensureDancers();
