import type { Page } from "playwright";

/** What a page has cost so far over the wire, headers included; bytes. */
export interface TransferredBytes {
  script: number;
  model: number;
  /** The song is not counted. */
  all: number;
  /** By address without its origin. */
  files: Record<string, number>;
}

/** Counts what a page loads, as the browser's own network panel does. Call before the page is opened. */
export async function countTransferredBytes(page: Page): Promise<() => TransferredBytes> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const paths = new Map<string, string>();
  const files: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, response }) => {
    paths.set(requestId, new URL(response.url).pathname);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path && !path.startsWith("/api/media/")) files[path] = (files[path] ?? 0) + encodedDataLength;
  });
  const sum = (wanted: (path: string) => boolean) =>
    Object.entries(files).reduce((total, [path, bytes]) => (wanted(path) ? total + bytes : total), 0);
  return () => ({
    script: sum((path) => path.endsWith(".js")),
    model: sum((path) => path.endsWith(".glb")),
    all: sum(() => true),
    files,
  });
}
