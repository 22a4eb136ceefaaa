import type { SpawnOptions } from "node:child_process";

/** Whether a process ended by no wish of its own or ours, as Node's event `exit` tells of it. */
export function isCrash(code: number | null, signal: NodeJS.Signals | null): boolean;

/** How often a command is started again, and whether it ends with the process that started this one. */
export interface KeepRunningOptions extends SpawnOptions {
  restarts?: number;
  withinMs?: number;
  withParent?: boolean;
}

/**
 * Runs a command and starts it again when it ended by no wish of its own or ours.
 * @param args Arguments of Node.
 * @returns The exit status to end with.
 */
export function keepRunning(args: string[], options: KeepRunningOptions): Promise<number>;
