import { access, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type ServerProcess, startServerProcess } from "../../../server/src/test/server-process.ts";

const SONG = fileURLToPath(new URL("../../../assets/songs/marigold-morning.mp3", import.meta.url));
const SITE = fileURLToPath(new URL("../../../site/dist/index.html", import.meta.url));
/** What the operator's figures are shown for. */
const METRICS_TOKEN = "a token of the load";

/**
 * Starts the product as it is started everywhere, behind a proxy, which the load is.
 * @param args as `startServerProcess` takes them
 */
export async function startProduct(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  args?: readonly string[],
): Promise<ServerProcess> {
  await access(SITE).catch(() => {
    throw new Error("npm run load needs the built site: npm run build.");
  });
  return startServerProcess(folder, { NODE_ENV: "production", TRUST_PROXY: "1", METRICS_TOKEN, ...environment }, args);
}

/** A minute of the library's music. */
export async function readSong(): Promise<File> {
  return new File([await readFile(SONG)], "marigold-morning.mp3");
}

/** A figure that a process tells of itself; some count from the reading before. */
export async function readMetric(url: string, name: string): Promise<number> {
  const [value = Number.NaN] = await readMetrics(url, [name]);
  return value;
}

/** Several figures of one reading. */
export async function readMetrics(url: string, names: readonly string[]): Promise<number[]> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split("\n");
  return names.map((name) => {
    const line = lines.find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  });
}
