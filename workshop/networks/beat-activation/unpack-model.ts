import { writeFileSync } from "node:fs";
import { PACKED_NETWORK } from "../../../server/src/music/audio-analysis/model/network.generated.ts";
import { unpackTensors } from "../../../server/src/music/audio-analysis/model/unpack-network.ts";

// Unpacks the shipped weights, so that train.py can go on from them: tsx unpack-model.ts OUT.json

const [target = ""] = process.argv.slice(2);
const weights = Object.fromEntries(
  [...unpackTensors(PACKED_NETWORK)].map(([name, { shape, length, at }]) => [
    name,
    { shape, values: Array.from({ length }, (_, i) => at(i)) },
  ]),
);
writeFileSync(target, JSON.stringify({ dilations: PACKED_NETWORK.dilations, weights }));
