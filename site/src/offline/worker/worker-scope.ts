/** What the service worker uses of its global scope: TypeScript's types of pages and of workers exclude each other. */
export interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

/** An event that keeps the worker alive until a promise has settled. */
export interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends Lasting {
  request: Request;
  /** The answer to a navigation that the browser asked for while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What the build tells the worker of itself (`site/plugins/service-worker.ts`). */
export interface SiteBuild {
  /** Changes with any file. */
  version: string;
  /** The script by which the page of this build is known. */
  entry: string;
  /** Paths of what the pages need that work without a network. */
  pages: string[];
  /** Paths of all that may be kept. */
  files: string[];
}
