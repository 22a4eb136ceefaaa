import { fileURLToPath } from "node:url";
import player from "@nataraj/player/package.json" with { type: "json" };
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { appIcons } from "./plugins/app-icons.ts";
import { documents } from "./plugins/documents/documents.ts";
import { embedScript } from "./plugins/embed-script.ts";
import { firstPages } from "./plugins/first-pages.ts";
import { motionPage } from "./plugins/motion-page.ts";
import { poseModel } from "./plugins/pose-model.ts";
import { precompress } from "./plugins/precompress.ts";
import { publicAssets } from "./plugins/public-assets.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

const chunk = (name: string, test: RegExp) => ({ name, test, priority: 10 });
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What other pages include by its name, which therefore carries no hash. */
const EMBED = "embed";
/** What browsers ask for by its name to see whether it has changed. */
const WORKER = "sw";

/** What our own dancers need of three; its loaders come with people's avatars. */
const OUR_DANCERS = /\/node_modules\/three\/(?!examples\/jsm\/(loaders|utils))/;

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
  search: here("src/documents/search.ts"),
  [EMBED]: here("../player/src/embed.ts"),
  [WORKER]: here("src/offline/worker/service-worker.ts"),
};

export default defineConfig({
  root: here("."),
  resolve: { conditions: ["@nataraj/source", ...defaultClientConditions], dedupe: ["react", "react-dom", "konva"] },
  plugins: [
    react(),
    embedScript({ name: EMBED, entry: input[EMBED], version: player.version }),
    standalonePage(),
    motionPage(),
    firstPages(),
    publicAssets(),
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
      input,
      // Plugins take their time by nature.
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: ({ name }) => ([EMBED, WORKER].includes(name) ? `${name}.js` : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            chunk("react", /node_modules\/(react|react-dom|scheduler)\//),
            chunk("router", /node_modules\/react-router(-dom)?\//),
            chunk("three", OUR_DANCERS),
            chunk("waveform", /node_modules\/(peaks\.js|konva|waveform-data|eventemitter3)\//),
            chunk("auth", /node_modules\/supertokens/),
            // What most pages need is one script, not a dozen. Its imports stay out: the embedded player needs some of them alone.
            { name: "app", minShareCount: 16, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": "http://localhost:4000" } },
});
