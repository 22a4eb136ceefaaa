/** Bakes one look: `tsx --conditions=@nataraj/source scripts/bake.ts <look> <folder>`. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { buildDancer, type Detail } from "../generator/looks/index.ts";
import { LOOK_IDS, LOOKS, type LookId } from "../src/dancer/looks.ts";
import { dancerDocument } from "./bake/document.ts";
import { writeVrm } from "./bake/vrm.ts";
import { writeCompressed } from "./bake/write.ts";

const [id, folder] = process.argv.slice(2);
if (!folder || !LOOK_IDS.includes(id as LookId)) throw new Error(`Give a look (${LOOK_IDS.join(", ")}) and a folder.`);
const look = LOOKS[id as LookId];
mkdirSync(folder, { recursive: true });

/** Written beside its place and then moved, so that nobody reads half a file. */
function put(name: string, bytes: Uint8Array): void {
  const partial = `${folder}/.${name}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, `${folder}/${name}`);
  console.log(`${name} ${(bytes.length / 1024).toFixed(0)} KB`);
}

for (const detail of ["full", "lite"] satisfies Detail[]) {
  const model = buildDancer(look.id, detail);
  put(`${look.id}.${detail}.glb`, await writeCompressed(await dancerDocument(look, model, false)));
  if (detail === "full") put(`${look.id}.vrm`, await writeVrm(await dancerDocument(look, model, true), look, model));
}
