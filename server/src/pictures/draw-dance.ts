import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DANCE_PICTURE, type PictureFormat } from "@nataraj/sdk/contract";
import type { PicturedDance } from "@nataraj/sdk/picture";
import { startProcess } from "../process/start-process.ts";

/** All pictures of one dancer take some 17 s of a processor that is free. Milliseconds. */
const TIMEOUT_MS = 5 * 60_000;

/** What can be drawn of a dance: its peak in a format, or the dance in motion. */
export type DrawnFormat = PictureFormat | "moving";
const ALL: readonly DrawnFormat[] = [...(Object.keys(DANCE_PICTURE) as PictureFormat[]), "moving"];

/**
 * Draws the pictures of a dance into a folder: `{kind}.jpg` of each kind of picture.
 * @param formats All where absent. The small one comes with the wide one.
 * @throws {Error} when it cannot be drawn; the signal's reason when it aborts.
 */
export type DrawDance = (
  dance: PicturedDance,
  folder: string,
  signal: AbortSignal,
  formats?: readonly DrawnFormat[],
) => Promise<void>;

/** Pixels drawn for each one shown, to each side: edges are smooth by it. */
const OVERSAMPLING = 1.5;

/** Draws in a process of its own, which yields to the server: {@link DrawDance}. */
export async function drawDance(
  dance: PicturedDance,
  folder: string,
  signal: AbortSignal,
  formats: readonly DrawnFormat[] = ALL,
  oversampling = OVERSAMPLING,
): Promise<void> {
  const file = join(folder, "dance.json");
  await writeFile(file, JSON.stringify(dance));
  signal.throwIfAborted();
  const child = startProcess("dance-picture-child", import.meta.url, {
    args: [file, folder, String(oversampling), ...formats],
  });
  const kill = () => child.kill("SIGKILL");
  const timer = setTimeout(kill, TIMEOUT_MS);
  signal.addEventListener("abort", kill, { once: true });
  try {
    const [code, ended] = await once(child, "close");
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`The process that draws dances ended with ${ended ?? code}.`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", kill);
  }
}
