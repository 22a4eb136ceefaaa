import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { createServer, defaultClientConditions } from "vite";
import { CHROMIUM_ARGS, obtainChromium } from "../../../scripts/chromium.mjs";
import { ensureDancers } from "../ensure-dancers.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A browser with a page that draws the dancer, on a port of this machine. `draw` takes a `SheetRequest` of `page.ts` and
 * resolves with the PNG's bytes, draw calls and triangles. Close it when done.
 */
export async function openStudio(port) {
  await ensureDancers();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    optimizeDeps: {
      include: [
        "three",
        ...["controls/OrbitControls", "libs/meshopt_decoder.module"].map((name) => `three/addons/${name}.js`),
      ],
    },
    resolve: { conditions: ["@nataraj/source", ...defaultClientConditions] },
    server: { port, host: "127.0.0.1", fs: { allow: [join(root, "..")] }, hmr: false },
    plugins: [
      {
        name: "sheet-page",
        configureServer: ({ middlewares }) => {
          middlewares.use("/sheet", (_request, response) => {
            response.setHeader("content-type", "text/html");
            response.end(
              '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/scripts/sheet/page.ts"></script>',
            );
          });
        },
      },
    ],
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  await page.goto(`http://127.0.0.1:${port}/sheet`);
  await page.waitForFunction(() => "sheet" in globalThis, undefined, { timeout: 60_000 });
  return {
    async draw(request) {
      const { png, ...drawn } = await page.evaluate((wanted) => globalThis.sheet(wanted), request);
      return { png: Buffer.from(png.split(",")[1], "base64"), ...drawn };
    },
    /** What a frame costs, as `frame-cost.ts` says. */
    frameCost: (request) => page.evaluate((wanted) => globalThis.frameCost(wanted), request),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
