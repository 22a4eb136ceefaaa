import { readFile } from "node:fs/promises";
import { DANCE_STYLES } from "@nataraj/sdk/contract";
import { LOOK_IDS } from "@nataraj/sdk/looks";
import { CATALOGUE } from "@nataraj/sdk/motion";
import { parseModel } from "../../../ui/src/dancer/rig/load-model.ts";
import { dancedMove } from "./danced-move.ts";
import { createSkinnedFloor, type SkinnedFloor } from "./skinned-floor.ts";

const RATE = 40;
const KEYS = ["lowestFoot", "floatingFoot", "lowestHand", "floatingHand"] as const;

/** How the skin of feet and hands meets the floor: the worst of every move in every style, millimetres, and where. */
export async function benchFloor(): Promise<void> {
  const dances = CATALOGUE.flatMap((_, i) =>
    DANCE_STYLES.map((style) => ({ name: `${i + 1} ${style}`, ...dancedMove(i + 1, style) })),
  );
  const rows: Record<string, string>[] = [];
  for (const look of LOOK_IDS)
    for (const detail of ["full", "lite"]) {
      const file = await readFile(new URL(`../../../assets/dancers/${look}.${detail}.glb`, import.meta.url));
      const measure = createSkinnedFloor(await parseModel(new Uint8Array(file).buffer));
      const floors = dances.map(({ name, dance, end }) => ({ name, ...measure(dance, 0, end, RATE) }));
      const worst = (key: keyof SkinnedFloor) => {
        const sign = key.startsWith("lowest") ? -1 : 1;
        const found = floors.filter((floor) => Number.isFinite(floor[key].value));
        const [most] = found.sort((a, b) => sign * (b[key].value - a[key].value));
        return most ? `${most[key].value.toFixed(1)} (${most.name})` : "";
      };
      rows.push({ dancer: `${look} ${detail}`, ...Object.fromEntries(KEYS.map((key) => [key, worst(key)])) });
    }
  console.table(rows);
}
