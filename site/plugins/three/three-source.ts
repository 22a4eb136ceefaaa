import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { shortenShaders } from "./shaders.ts";

const THREE = resolve(createRequire(new URL("../../../ui/package.json", import.meta.url)).resolve("three"), "../..");
const SOURCE = normalizePath(join(THREE, "src/Three.js"));

/** Whether a module is three's own, its addons included. */
export const isThree = (id: string): boolean => /\/node_modules\/three\/(src|examples)\//.test(id);

/**
 * Bundles three from its modules, not from its two large files: what a page does not use stays out of its chunks, even
 * where another page uses it.
 */
export function threeSource(): Plugin {
  return {
    name: "nataraj-three-source",
    apply: "build",
    enforce: "pre",
    resolveId: { filter: { id: /^three$/ }, handler: () => SOURCE },
    transform: {
      filter: { id: /\/node_modules\/three\/src\/.*\.js$/, code: "/* glsl */" },
      handler: (code) => ({ code: shortenShaders(code), map: null }),
    },
    generateBundle(_, bundle) {
      const whole = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds.filter((id) => /\/node_modules\/three\/build\//.test(id)) : [],
      );
      if (whole.length > 0) throw new Error(`three would be bundled twice: ${whole.join(", ")}`);
    },
  };
}
