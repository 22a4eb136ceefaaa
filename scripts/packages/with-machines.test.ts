import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { WITH_MACHINES } from "./with-machines.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PACKAGES = ["sdk", "ui", "player"];

/** The declarations of each entry of our packages. */
const TYPES = new Map<string, string>(
  PACKAGES.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8"));
    return Object.entries<{ types?: string }>(exports).flatMap(([entry, { types }]) =>
      types ? [[`@nataraj/${name}${entry.slice(1)}`, join(root, name, types)] as const] : [],
    );
  }),
);

/** Whether declarations import xstate's, themselves or by others of ours. */
function needXstate(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const code = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const imported = [...code.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  return imported.some((name) => {
    if (/^(xstate|@xstate\/react)($|\/)/.test(name)) return true;
    const local = name.startsWith(".") ? join(dirname(file), name.replace(/\.tsx?$/, ".d.ts")) : TYPES.get(name);
    return local !== undefined && needXstate(local, seen);
  });
}

// After `npm run build`. publish.verify.test.ts compiles them.
it("has no types of machines in entries that need none", () => {
  const found = [...TYPES].filter(([, file]) => needXstate(file)).map(([entry]) => entry);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((entry) => !WITH_MACHINES.includes(entry))).toEqual([]);
});
