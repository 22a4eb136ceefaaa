import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { CLIP_LAYERS, DANCE_LAYERS, TABLES } from "../../../sdk/src/motion/layers/index.ts";
import type { Figures, Variation } from "./measure-variation.ts";

const WORKER = fileURLToPath(new URL("./measure-variation.ts", import.meta.url));
/** A setting is tried so much lower and higher. */
const CHANGE = 0.25;

/**
 * What each layer buys: the measures of docs/dance-measures.md with all layers, then without each in turn. With
 * `settings`, also with each setting a quarter lower and higher. The songs are the library's and some of the corpus, in all
 * styles; `--songs N` takes the first N of each, which is quicker and noisier.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const songs = args.includes("--songs") ? Number(args[args.indexOf("--songs") + 1]) : undefined;
  const layers = [...CLIP_LAYERS, ...DANCE_LAYERS].filter(({ name }) => name !== "gesture" && name !== "heading");
  const variations: Variation[] = [{ name: "all" }, ...layers.map(({ name }) => ({ name: `no ${name}`, off: [name] }))];
  if (args.includes("settings"))
    for (const [table, settings] of Object.entries(TABLES))
      for (const [setting, { value }] of Object.entries(settings))
        for (const factor of [1 - CHANGE, 1 + CHANGE])
          variations.push({
            name: `${table}.${setting} ${(value * factor).toFixed(3)}`,
            set: { table, setting, value: value * factor },
          });
  const measured = await measureAll(variations, songs);
  const [all] = measured;
  if (!all) return;
  console.log("\nWith all layers, and what is lost or won without each:");
  console.table(
    Object.fromEntries(
      measured.map(({ name, figures }) => [name, name === "all" ? rounded(figures) : difference(figures, all.figures)]),
    ),
  );
}

interface Measured {
  name: string;
  figures: Figures;
}

/** Measures all variations in as many processes as there are cores. */
async function measureAll(variations: readonly Variation[], songs: number | undefined): Promise<Measured[]> {
  const waiting = [...variations.keys()];
  const measured: Measured[] = [];
  const work = async () => {
    const child = fork(WORKER, [String(songs ?? "")], { execArgv: process.execArgv });
    try {
      for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
        const variation = variations[i] as Variation;
        const figures = await new Promise<Figures>((resolve, reject) => {
          child.once("message", (message) => resolve(message as Figures));
          child.once("exit", () => reject(new Error(`Measuring "${variation.name}" ended.`)));
          child.send(variation);
        });
        child.removeAllListeners("exit");
        measured[i] = { name: variation.name, figures };
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return measured;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

const rounded = (figures: Figures) => Object.fromEntries(Object.entries(figures).map(([name, v]) => [name, round(v)]));

const difference = (figures: Figures, all: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value - (all[name] ?? 0))]));
