import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export interface EmbedScriptOptions {
  /** Of the script, without its ending. */
  name: string;
  /** Path of the module that it begins with, as the system writes it. */
  entry: string;
  /** Of the player. */
  version: string;
}

/**
 * Other pages include /embed.js as a classic script: its names must stay its own. It has modules of its own, too: what it
 * shared with a page of ours would become a file that it imports.
 */
export function embedScript({ name, entry, version }: EmbedScriptOptions): Plugin {
  const OWN = `?${name}`;
  // Vite names modules by paths with slashes, on Windows too.
  const first = entry.replaceAll("\\", "/");
  return {
    name: "nataraj-embed-script",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined || (importer !== first && !importer.endsWith(OWN))) return undefined;
      const resolved = await this.resolve(source, importer.replace(OWN, ""), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${OWN}` };
    },
    generateBundle(_, bundle) {
      const script = bundle[`${name}.js`];
      if (script?.type !== "chunk") throw new Error(`The build made no ${name}.js.`);
      if (script.imports.length > 0 || script.exports.length > 0) {
        throw new Error(`${name}.js is a classic script: it can neither import nor export.`);
      }
      script.code = `(()=>{${script.code.trim()}})();\n`;
      // The same at an address of its version, which a page may pin by the hash of what it holds.
      const fileName = `${name}-${version}.js`;
      const integrity = `sha384-${createHash("sha384").update(script.code).digest("base64")}`;
      this.emitFile({ type: "asset", fileName, source: script.code });
      const pinned = { version, src: `/${fileName}`, integrity };
      this.emitFile({ type: "asset", fileName: `${name}.json`, source: `${JSON.stringify(pinned, undefined, 2)}\n` });
    },
  };
}
