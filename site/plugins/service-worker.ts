import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** Its name carries no hash: browsers ask for it by this one, and compare what they get. */
const NAME = "sw.js";
/** Modules of the pages that work without a network; what these load later is kept when it is loaded. */
const PAGES = [
  "/site/index.html",
  "/site/src/pages/DashboardPage.tsx",
  "/site/src/pages/practice/PractisePage.tsx",
  "/site/src/pages/practice/PracticePage.tsx",
  "/site/src/pages/practice/ProjectPractice.tsx",
  "/site/src/pages/project/ProjectPage.tsx",
  "/site/src/pages/project/ProjectPlayer.tsx",
  "/site/src/session/session-source.ts",
  "/site/src/offline/kept-dances.ts",
];
/** Films are large, and none is on a page that works without a network. */
const KEPT = /^(?:assets|pose)\/(?!.*\.(?:webm|mp4|vtt)$)/;

/** Tells the service worker which files the build has, and makes a classic script of it that imports nothing. */
export function serviceWorker(): Plugin {
  return {
    name: "nataraj-service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const script = bundle[NAME];
        const page = bundle["index.html"];
        if (script?.type !== "chunk" || page?.type !== "asset") throw new Error(`The build made no ${NAME}.`);
        if (script.imports.length > 0 || script.exports.length > 0)
          throw new Error(`${NAME} is to be a classic script.`);
        const files = Object.keys(bundle).filter((name) => KEPT.test(name) && !name.endsWith(".map"));
        const entry = chunkOf(bundle, "/site/index.html").fileName;
        const build = {
          version: createHash("sha256").update(files.sort().join("\n")).update(page.source).digest("hex").slice(0, 16),
          entry: `/${entry}`,
          pages: [...neededBy(bundle)].map((name) => `/${name}`),
          files: files.map((name) => `/${name}`),
        };
        script.code = `(()=>{const BUILD=${JSON.stringify(build)};${script.code.trim()}})();\n`;
      },
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === "chunk" && [file.facadeModuleId, ...file.moduleIds].some((id) => id?.endsWith(module)),
  );
  if (!chunk) throw new Error(`The build made no file of ${module}.`);
  return chunk;
}

/** The scripts of the pages with all that they import from the start, and their styles. */
function neededBy(bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (names.has(name) || !file) return;
    names.add(name);
    if (file.type !== "chunk") return;
    for (const each of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) add(each);
  };
  for (const module of PAGES) add(chunkOf(bundle, module).fileName);
  return names;
}
