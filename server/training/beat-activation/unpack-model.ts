import { writeFileSync } from "node:fs";
import { PACKED_NETWORK } from "../../src/music/audio-analysis/model/network.generated.ts";

// Unpacks the shipped weights, so that train.py can go on from them: tsx unpack-model.ts OUT.json

const [target = ""] = process.argv.slice(2);
const { dilations, tensors, data } = PACKED_NETWORK;
const bytes = new Uint8Array(Buffer.from(data, "base64"));
const numbers = new DataView(bytes.buffer);
let offset = 0;
const weights = Object.fromEntries(
  tensors.map(({ name, shape, scale }) => {
    const count = shape.reduce((product, n) => product * n, 1);
    const first = offset;
    offset += 2 * count;
    const values = Array.from({ length: count }, (_, i) => numbers.getInt16(first + 2 * i, true) * scale);
    return [name, { shape, values }];
  }),
);
writeFileSync(target, JSON.stringify({ dilations, weights }));
