import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { motionPage } from "./motion-page.ts";

test("in development /dev/motion loads the debugger of motion, and builds leave it out", async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: "silent",
    root: fileURLToPath(new URL("..", import.meta.url)),
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", hmr: false, ws: false },
    plugins: [motionPage()],
  });
  try {
    await vite.listen();
    const address = vite.httpServer?.address();
    if (!address || typeof address === "string") throw new Error("Vite listens on no port.");
    const origin = `http://127.0.0.1:${address.port}`;
    const html = await (await fetch(`${origin}/dev/motion?moves=5`)).text();
    const script = /src="(\/@fs\/[^"]+page\.tsx)"/.exec(html)?.[1] ?? "";
    expect(await (await fetch(origin + script)).text()).toContain("/layers/Layers.tsx");
  } finally {
    await vite.close();
  }
  expect(motionPage().apply).toBe("serve");
});
