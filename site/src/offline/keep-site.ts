/**
 * The pages that work without a network, as the beginnings of their paths; and the pose estimator's worker, which the
 * browser takes for a page of its own. No other page has a service worker, the standalone player least of all.
 */
const SCOPES = ["/dashboard", "/practise", "/project/", "/assets/pose-worker"];

let kept: Promise<void> | undefined;

/** Has the service worker keep the site's pages, and what this page has loaded and will load of the site's files. */
export function keepSite(): Promise<void> {
  kept ??= register();
  return kept;
}

async function register(): Promise<void> {
  // In development there is no built site to keep.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  let registration: ServiceWorkerRegistration | undefined;
  for (const scope of SCOPES)
    registration = await navigator.serviceWorker.register("/sw.js", { scope, updateViaCache: "none" });
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker) return;
  new PerformanceObserver((list) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    worker.postMessage(paths.filter((path) => path.startsWith("/assets/")));
  }).observe({ type: "resource", buffered: true });
}
