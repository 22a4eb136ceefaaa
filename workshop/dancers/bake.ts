/** Bakes all looks into `assets/dancers`, or some: `tsx --conditions=@nataraj/source workshop/dancers/bake.ts [look…]`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LOOK_IDS, LOOKS, type LookId } from "@nataraj/sdk/looks";
import { dancerDocument } from "./bake/document.ts";
import { writeVrm } from "./bake/vrm.ts";
import { writeCompressed } from "./bake/write.ts";
import { buildDancer, type Detail } from "./generator/looks/index.ts";

const folder = fileURLToPath(new URL("../../assets/dancers", import.meta.url));
const named = process.argv.slice(2);
const unknown = named.find((id) => !LOOK_IDS.includes(id as LookId));
if (unknown) throw new Error(`There is no look "${unknown}". Looks: ${LOOK_IDS.join(", ")}.`);
const looks = named.length > 0 ? named.map((id) => LOOKS[id as LookId]) : LOOK_IDS.map((id) => LOOKS[id]);
mkdirSync(folder, { recursive: true });

function put(name: string, bytes: Uint8Array): void {
  writeFileSync(`${folder}/${name}`, bytes);
  console.log(`${name} ${(bytes.length / 1024).toFixed(0)} KB`);
}

for (const look of looks) {
  for (const detail of ["full", "lite"] satisfies Detail[]) {
    const model = buildDancer(look.id, detail);
    put(`${look.id}.${detail}.glb`, await writeCompressed(await dancerDocument(look, model, false)));
    if (detail === "full") put(`${look.id}.vrm`, await writeVrm(await dancerDocument(look, model, true), look, model));
  }
}
