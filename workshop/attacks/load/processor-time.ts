import { readdir, readFile } from "node:fs/promises";

/** Of Linux, in what `/proc/PID/stat` counts in: hundredths of a second. */
const MS_PER_TICK = 10;

interface Process {
  parent: number;
  ticks: number;
}

/**
 * The processor time that a process and its children have used, those that have ended too: ffmpeg and Whisper are among
 * them. Milliseconds. Linux alone tells it.
 */
export async function processorTime(pid: number): Promise<number> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = new Map<number, Process>();
  for (const id of ids) {
    const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => undefined);
    if (stat !== undefined) all.set(id, parse(stat));
  }
  const isBelow = (id: number): boolean => id === pid || (all.has(id) && isBelow(all.get(id)?.parent ?? 0));
  let ticks = 0;
  for (const [id, process] of all) if (isBelow(id)) ticks += process.ticks;
  return ticks * MS_PER_TICK;
}

/** proc(5): the name in brackets may hold anything; what follows is the state, the parent, and from the 14th field times. */
function parse(stat: string): Process {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const times = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ticks: times.reduce((sum, time) => sum + time, 0) };
}

/** The memory that a process has at the moment. Bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
