import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

/**
 * Runs a command that nothing waits for, with what the machine has to spare. Should it fail, that is said and nothing
 * more. It keeps a channel to this process, so that it can end with it (ui/scripts/end-with-parent.mjs).
 *
 * @param {string[]} args Arguments of Node.
 * @param {{ failure: string, [option: string]: unknown }} options What is said when it fails. The rest goes to `spawn`.
 */
export function runBeside(args, { failure, ...options }) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit", "ipc"], ...options });
  child.on("error", (error) => console.error(`${failure} (${error.message})`));
  child.on("exit", (code) => code === 0 || console.error(failure));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  child.channel?.unref();
  process.on("exit", () => child.kill());
}
