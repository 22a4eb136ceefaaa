import { homedir } from "node:os";

/**
 * Gives the process a home folder where neither HOME nor the system tells one: containers may run as a user that the system
 * does not know. The S3 client looks for its files there and would fail. The home is `/`, as in Docker: only root can write
 * there.
 */
export function ensureHomeFolder(): void {
  try {
    homedir();
  } catch {
    process.env.HOME = "/";
  }
}
