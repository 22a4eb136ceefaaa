import type { sqlite3 } from "@appthreat/sqlite3";

/** The module that both packages export. */
export type SQLiteDriver = Pick<sqlite3, "Database" | "OPEN_READWRITE">;

/**
 * The packages, in the order in which they are tried. The second is a fork of the first with the same native code. npm
 * downloads the first one's binary from GitHub or has a compiler build it, and leaves the package out where neither
 * works. The second has its binaries in the npm package. A process uses one of them alone: the system's locks of files
 * belong to a process, so that two libraries in one process would write over each other.
 */
const PACKAGES = ["sqlite3", "@appthreat/sqlite3"] as const;

/** A package that could be loaded. */
export interface LoadedDriver {
  driver: SQLiteDriver;
  packageName: string;
}

/**
 * Loads the first package that works here.
 * @throws {AggregateError} with what kept each of them from being loaded.
 */
export async function loadDriver(
  load: (name: string) => Promise<{ default: SQLiteDriver }> = (name) => import(name),
): Promise<LoadedDriver> {
  const errors: Error[] = [];
  for (const packageName of PACKAGES) {
    try {
      return { driver: (await load(packageName)).default, packageName };
    } catch (error) {
      errors.push(error as Error);
    }
  }
  const reasons = PACKAGES.map((name, index) => `${name}: ${errors[index]?.message}`).join("\n");
  throw new AggregateError(errors, `SQLite could not be loaded. Run \`npm install\` again.\n${reasons}`);
}

/** SQLite as this process uses it, and the name of its package. */
export const { driver: sqlite, packageName: sqlitePackage } = await loadDriver();
