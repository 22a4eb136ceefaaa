import { siteFiles } from "./site-files.ts";
import type { SiteBuild, WorkerScope } from "./worker-scope.ts";

/**
 * The service worker of the pages that work without a network. It keeps files of the site's build and nothing else: no
 * answer of the API ever passes through it, so nobody's data can. Dances are kept by the pages (`../kept-dances.ts`).
 */
declare const BUILD: SiteBuild;

const worker = self as unknown as WorkerScope;
const files = siteFiles(BUILD);

worker.addEventListener("install", (event) => {
  // The new one takes over at once: it answers with the same files, and pages come from the network anyway.
  event.waitUntil(files.install().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const activate = async () => {
    await worker.registration.navigationPreload?.enable();
    await files.removeOthers();
    await worker.clients.claim();
  };
  event.waitUntil(activate());
});

worker.addEventListener("message", (event) => {
  const { data } = event;
  const isList = Array.isArray(data) && data.every((path) => typeof path === "string");
  // A file that cannot be had now is kept when it is asked for again.
  if (isList) event.waitUntil(files.keep(data as string[]).catch(() => undefined));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(files.page(fromNetwork));
  } else if (pathname.startsWith("/assets/")) event.respondWith(files.hashed(request));
  else if (pathname.startsWith("/pose/")) event.respondWith(files.changing(request));
});
