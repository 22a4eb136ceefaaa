import { fileURLToPath } from "node:url";
import { build } from "./build/build.mjs";

/** `npm run build`: builds what has changed since the last time. */

const failure = build(fileURLToPath(new URL("..", import.meta.url)));
if (failure) console.error(failure);
process.exit(failure ? 1 : 0);
