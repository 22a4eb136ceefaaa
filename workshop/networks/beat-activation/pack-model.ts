import { readFileSync, writeFileSync } from "node:fs";

// Packs what a train.py wrote into the module that is shipped: tsx pack-model.ts OUT.json network.generated.ts [NAME]

interface Trained {
  dilations: number[];
  weights: Record<string, { shape: number[]; values: number[] }>;
}

const LARGEST = 32_767;
const [source = "", target = "", name = "PACKED_NETWORK"] = process.argv.slice(2);
const { dilations, weights } = JSON.parse(readFileSync(source, "utf8")) as Trained;
const numbers: number[] = [];
const tensors = Object.entries(weights).map(([tensor, { shape, values }]) => {
  const scale = values.reduce((most, v) => Math.max(most, Math.abs(v)), 1e-9) / LARGEST;
  for (const value of values) numbers.push(Math.round(value / scale));
  return { name: tensor, shape, scale };
});
const data = Buffer.from(new Uint8Array(Int16Array.from(numbers).buffer)).toString("base64");
const lines = data.match(/.{1,110}/g) ?? [];
writeFileSync(
  target,
  `// Made by workshop/networks (train.py, pack-model.ts). Apache-2.0, as the rest.
import type { PackedNetwork } from "./unpack-network.ts";

/** ${numbers.length} weights. */
export const ${name}: PackedNetwork = {
  dilations: ${JSON.stringify(dilations)},
  tensors: [
${tensors.map((tensor) => `    ${JSON.stringify(tensor)},`).join("\n")}
  ],
  data: [
${lines.map((line) => `    "${line}",`).join("\n")}
  ].join(""),
};
`,
);
