import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { createServer, defaultClientConditions } from "vite";
import { CHROMIUM_ARGS, obtainChromium } from "../../../scripts/chromium.mjs";

/** On a busy machine the first look at the page, for which its modules are made, takes minutes. */
const START_MS = 600_000;
const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * A browser with a page that draws the dancer, on a port of this machine. `draw` takes a `SheetRequest` of `page.ts` and
 * resolves with the PNG's bytes, draw calls and triangles. Close it when done.
 */
export async function openStudio(port) {
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
    server: { port, host: "127.0.0.1", hmr: false },
    plugins: [
      {
        name: "sheet-page",
        configureServer: ({ middlewares }) => {
          middlewares.use("/sheet", (_request, response) => {
            response.setHeader("content-type", "text/html");
            response.end(
              '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/workshop/dancers/sheet/page.ts"></script>',
            );
          });
        },
      },
    ],
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  page.setDefaultTimeout(START_MS);
  page.on("pageerror", (error) => console.error(error.message));
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  await page.goto(`http://127.0.0.1:${port}/sheet`);
  await page.waitForFunction(() => "sheet" in globalThis);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  /** Milliseconds that the page's thread has had on a processor. */
  async function threadTime() {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "ThreadTime").value;
  }
  return {
    async draw(request) {
      const { png, ...drawn } = await page.evaluate((wanted) => globalThis.sheet(wanted), request);
      return { png: Buffer.from(png.split(",")[1], "base64"), ...drawn };
    },
    /** What a frame costs, as `frame-cost.ts` says. */
    async frameCost(request) {
      const { frames } = request;
      const ask = (name, given) =>
        page.evaluate(([call, wanted]) => globalThis.frameTrial[call](wanted), [name, given]);
      const first = await ask("open", request);
      // The first frames are those in which the browser compiles; what loading has left behind is cleared away first.
      await ask("draw", frames);
      await devtools.send("HeapProfiler.collectGarbage");
      const begun = await threadTime();
      await ask("idle", frames);
      const idled = await threadTime();
      const taken = await ask("draw", frames);
      const ended = await threadTime();
      const least = taken.sort((a, b) => a - b)[Math.floor(frames / 10)];
      return { ...(await ask("close")), cpu: (ended - idled - (idled - begun)) / frames, least, first };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
