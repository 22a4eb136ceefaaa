import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** `.env` at the root of the repository, seen from `server/src/settings` and from `server/dist/settings` alike. */
const ENV_FILE = fileURLToPath(new URL("../../../.env", import.meta.url));

/** Adds the variables of `.env` to the environment; those that are set already win. Does nothing without the file. */
export function loadEnvFile(path: string = ENV_FILE): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
