/**
 * Modules of React components that work in a browser only: a server that renders React Server Components (Next) must
 * know them by the directive "use client". `node scripts/packages/client-modules.mjs --write` adds it where it is lacking.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const DIRECTIVE = '"use client";';
const NOT_SHIPPED = /\.test\.tsx?$|\.stories\.tsx$|\/story-[^/]+$|\/testing\//;
/** Imports by value from React of what its server build lacks. */
const STATE = /import (?!type\b)[^;]*?\b(?<!type )(?:use[A-Z]\w*|createContext|Component)\b[^;]*? from "react";/s;
const MACHINES = /^import (?!type\b)[^;]* from "@xstate\/react";/m;
/** A handler is a function, and no function can be sent from a server. */
const HANDLER = /\son[A-Z]\w*=\{/;

/** Examples in doc comments may have handlers. */
const COMMENT = /^[ \t]*\/\*\*[\s\S]*?\*\/$/gm;

function needsDirective(module) {
  const code = module.replaceAll(COMMENT, "");
  return STATE.test(code) || MACHINES.test(code) || HANDLER.test(code);
}

/** The modules of ui that need the directive and lack it, as paths from the repository's root. */
export function modulesWithoutDirective() {
  return readdirSync(new URL("ui/src", root), { recursive: true })
    .map((path) => `ui/src/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHIPPED.test(path))
    .filter((path) => {
      const code = readFileSync(new URL(path, root), "utf8");
      return needsDirective(code) && !code.startsWith(DIRECTIVE);
    })
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lacking = modulesWithoutDirective();
  if (process.argv.includes("--write")) {
    for (const path of lacking) {
      const file = new URL(path, root);
      writeFileSync(file, `${DIRECTIVE}\n\n${readFileSync(file, "utf8")}`);
    }
  }
  for (const path of lacking) console.log(path);
}
