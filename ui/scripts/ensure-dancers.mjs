import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { alone } from "./alone.mjs";
import { filesBelow, hashOf, readStamp, writeStamp } from "./inputs.mjs";
import { runScript } from "./run-script.mjs";

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

function hashOfInputs() {
  const files = INPUTS.flatMap((input) => [...filesBelow(join(ui, input))]);
  const { devDependencies } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8"));
  const tools = Object.entries(devDependencies).filter(([name]) => TOOLS.test(name));
  return hashOf(
    files.filter((file) => !file.endsWith(".test.ts")),
    tools.map(([name, version]) => `${name}@${version}`),
  );
}

const bake = (look) =>
  runScript(new URL("bake.ts", import.meta.url), [look, folder], `Baking the look "${look}" failed.`);

/** Bakes the looks, two at a time, unless nothing they are made from has changed. Of several processes one bakes. */
export async function ensureDancers() {
  const stamp = join(folder, ".inputs");
  const hash = hashOfInputs();
  const isCurrent = () =>
    LOOKS.flatMap(filesOf).every((file) => existsSync(join(folder, file))) && readStamp(stamp) === hash;
  if (isCurrent()) return;
  await alone(folder, async () => {
    if (isCurrent()) return;
    const waiting = [...LOOKS];
    const work = async () => {
      for (let look = waiting.shift(); look; look = waiting.shift()) await bake(look);
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    writeStamp(stamp, hash);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensureDancers();
