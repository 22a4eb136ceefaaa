import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import player from "@nataraj/player/package.json" with { type: "json" };
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type InlineConfig, type Plugin } from "vite";
import { appIcons } from "./plugins/app-icons.ts";
import { documents } from "./plugins/documents/documents.ts";
import { firstPages } from "./plugins/first-pages.ts";
import { packedTexts, withoutPlannersWords } from "./plugins/move-texts.ts";
import { poseModel } from "./plugins/pose-model.ts";
import { posters } from "./plugins/posters.ts";
import { precompress } from "./plugins/precompress.ts";
import { serviceWorker } from "./plugins/service-worker.ts";
import { oneDecoder } from "./plugins/three/one-decoder.ts";
import { threeSource } from "./plugins/three/three-source.ts";
import { withoutUnusedMembers } from "./plugins/three/without-unused-members.ts";

const chunk = (name: string, test: RegExp) => ({ name, test, priority: 10 });
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What other pages include by its name, which therefore carries no hash. */
const EMBED = "embed";
/** What browsers ask for by its name to see whether it has changed. */
const WORKER = "sw";

/** What our own dancers need of three; what only people's avatars need is loaded with them. */
const OUR_DANCERS =
  /\/node_modules\/three\/(?!examples\/jsm\/(loaders|utils)|src\/(animation|loaders|math\/[iI]nterpolant|core\/(Instanced|Interleaved)|lights\/(Point|Spot)|materials\/(Line|MeshPhysical|Points)|objects\/(Instanced|Line|Points)))/;

/** Where a dancer is shown, a dance is solved: in one file it is smaller than in the two that `loadSolver` makes of it. */
const DANCE = /\/sdk\/src\/motion\/(?!ensemble|export|measures)/;

/**
 * Other pages include /embed.js as a classic script: its names must stay its own. It has modules of its own, too: what it
 * shared with a page of ours would become a file that it imports.
 */
function embedScript(): Plugin {
  const OWN = `?${EMBED}`;
  return {
    name: "nataraj-embed-script",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined || (importer !== input[EMBED] && !importer.endsWith(OWN))) return undefined;
      const resolved = await this.resolve(source, importer.replace(OWN, ""), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${OWN}` };
    },
    generateBundle(_, bundle) {
      const script = bundle[`${EMBED}.js`];
      if (script?.type !== "chunk") throw new Error("The build made no embed.js.");
      if (script.imports.length > 0 || script.exports.length > 0) {
        throw new Error("embed.js is a classic script: it can neither import nor export.");
      }
      script.code = `(()=>{${script.code.trim()}})();\n`;
      // The same at an address of its version, which a page may pin by the hash of what it holds.
      const fileName = `${EMBED}-${player.version}.js`;
      const integrity = `sha384-${createHash("sha384").update(script.code).digest("base64")}`;
      this.emitFile({ type: "asset", fileName, source: script.code });
      const pinned = { version: player.version, src: `/${fileName}`, integrity };
      this.emitFile({ type: "asset", fileName: `${EMBED}.json`, source: `${JSON.stringify(pinned, undefined, 2)}\n` });
    },
  };
}

/** In development /standalone/{id} gets its page, as the server's static site does it. */
function standalonePage(): Plugin {
  return {
    name: "nataraj-standalone-page",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url && /^\/standalone\/[^/?]+(?:\?|$)/.test(request.url)) request.url = "/standalone.html";
        next();
      });
    },
  };
}

const input = {
  index: here("index.html"),
  standalone: here("standalone.html"),
  [EMBED]: here("../player/src/embed.ts"),
  [WORKER]: here("src/offline/worker/service-worker.ts"),
};

/** What decides which code the site has. */
export const siteCode = (): InlineConfig => ({
  root: here("."),
  plugins: [react(), packedTexts(), withoutPlannersWords(), threeSource(), oneDecoder()],
  resolve: { conditions: ["@nataraj/source", ...defaultClientConditions], dedupe: ["react", "react-dom", "konva"] },
  // Plugins take their time by nature.
  build: { rolldownOptions: { input, checks: { bundlerTimings: false } } },
});

export default defineConfig({
  ...siteCode(),
  plugins: [
    ...(siteCode().plugins ?? []),
    withoutUnusedMembers(siteCode),
    embedScript(),
    standalonePage(),
    firstPages(),
    posters(),
    poseModel(),
    appIcons(),
    serviceWorker(),
    documents(),
    precompress(),
  ],
  build: {
    chunkSizeWarningLimit: 800,
    // The dancers and pictures are files, never text in a script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...siteCode().build?.rolldownOptions,
      output: {
        entryFileNames: ({ name }) => ([EMBED, WORKER].includes(name) ? `${name}.js` : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            chunk("react", /node_modules\/(react|react-dom|scheduler)\//),
            chunk("router", /node_modules\/react-router(-dom)?\//),
            chunk("three", OUR_DANCERS),
            chunk("dance", DANCE),
            chunk("waveform", /node_modules\/(peaks\.js|konva|waveform-data|eventemitter3)\//),
            chunk("auth", /node_modules\/supertokens/),
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": "http://localhost:4000" } },
});
