import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type Plugin, runnerImport } from "vite";

const ENTRY = fileURLToPath(new URL("../src/shell/render-first-page.tsx", import.meta.url));
const ROOT = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;

type Renderer = typeof import("../src/shell/render-first-page.tsx");

/**
 * Writes the page of each address with its heading into `pages`, from the components that show it: on a slow line one
 * reads it before the first script has come. The server sends them (`server/src/site/find-page.ts`). The styles go
 * first in every page: nothing can be seen without them.
 */
export function firstPages(): Plugin {
  return {
    name: "nataraj-first-pages",
    apply: "build",
    transformIndexHtml: { order: "post", handler: stylesFirst },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build made no index.html.");
        const html = String(page.source);
        for (const { name, title, html: root } of await render()) {
          // As functions: markup may hold what `replace` reads as a pattern.
          const filled = html.replace(ROOT, (_, before: string, after: string) => before + root + after);
          if (filled === html) throw new Error("index.html has no root to be filled.");
          const source = title ? filled.replace(/<title>[^<]*/, () => `<title>${title}`) : filled;
          this.emitFile({ type: "asset", fileName: `pages/${name}.html`, source });
        }
      },
    },
  };
}

/** What the pages' own components show first. */
async function render() {
  const { module } = await runnerImport<Renderer>(ENTRY, {
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    resolve: { conditions: ["@nataraj/source"] },
  });
  return module.renderFirstPages();
}

/** Puts the styles before the scripts. */
export function stylesFirst(html: string): string {
  const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
  const without = styles.reduce((text, style) => text.replace(style, ""), html);
  return without.replace(/\s*<script type="module"/, (script) => styles.join("") + script);
}
