import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";

const page = (script: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Motion layers</title></head>
  <body><div id="root"></div><script type="module" src="/@fs/${script.replace(/^\//, "")}"></script></body>
</html>`;

/** In development `/dev/motion` is the debugger of motion, the story "Motion layers". Builds know nothing of it. */
export function motionPage(): Plugin {
  return {
    name: "nataraj-motion-page",
    apply: "serve",
    configureServer({ config, middlewares, transformIndexHtml }) {
      // An address that is served to the developer's browser: nothing of the site imports the workshop.
      const script = normalizePath(join(config.root, "../workshop/measures/layers/page.tsx"));
      middlewares.use(async (request, response, next) => {
        const url = request.url ?? "";
        if (url.split("?")[0] !== "/dev/motion") return next();
        response.setHeader("Content-Type", "text/html").end(await transformIndexHtml(url, page(script)));
      });
    },
  };
}
