import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { backupFolders, restoringFolders } from "./backup/work-folders.ts";
import { openServices, type ServiceOverrides, type Services } from "./composition.ts";
import type { TemporaryFolders } from "./disk/temporary-folders.ts";
import { limitBodies } from "./http/body-timeouts.ts";
import { limitConnections } from "./http/connection-limits.ts";
import { HTTP_LIMITS } from "./http/http-limits.ts";
import { answerInTurn } from "./http/pipelining.ts";
import { refuse } from "./http/refuse.ts";
import { requestListener } from "./http/request-listener.ts";
import { trackUnusedConnections } from "./http/unused-connections.ts";
import { ffmpegFolders } from "./music/ffmpeg/run-ffmpeg.ts";
import type { Settings } from "./settings/settings.ts";

/** A server that answers. */
export interface RunningServer {
  /** The port listened on; another than the settings' when that was 0. */
  port: number;
  services: Services;
  /** Finishes the requests under way, puts the jobs back and closes everything. */
  close(): Promise<void>;
}

/** How often things that were left behind are looked for: what another process noted before it died. Milliseconds. */
const CLEANUP_INTERVAL_MS = 30_000;
/** How long requests under way may hold up a stop. Milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/** Opens what the settings ask for, listens, and finishes what an earlier run left half done. */
export async function startServer(
  settings: Settings,
  logger: Logger,
  overrides: ServiceOverrides = {},
): Promise<RunningServer> {
  const services = await openServices(settings, logger, overrides);
  try {
    const limits = { ...HTTP_LIMITS, ...overrides.httpLimits };
    const server = createServer({
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.connectionIdleTimeoutMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
    });
    const answer = requestListener(createApp({ settings, services, logger, limits }), logger, limits);
    // A proxy's connections are everybody's.
    const isRefused = settings.trustProxy > 0 ? () => false : limitConnections(server, limits.connectionsPerAddress);
    const watchBody = limitBodies(server, limits);
    const closeUnusedConnections = trackUnusedConnections(server);
    const begin: RequestListener = (req, res) => {
      watchBody(req, res);
      if (isRefused(req)) refuse(res, "too_many_connections", { "Retry-After": "5" });
      else answer(req, res);
    };
    server.on("request", answerInTurn(begin, limits.waitingPerConnection));
    services.runner?.start();
    await listen(server, settings);
    const temporary = [
      services.uploads,
      ffmpegFolders(),
      backupFolders(settings.dataDir),
      restoringFolders(settings.dataDir),
    ];
    await cleanUp(services, temporary, logger);
    const cleanup = setInterval(() => cleanUp(services, temporary, logger), CLEANUP_INTERVAL_MS);
    return {
      port: (server.address() as AddressInfo).port,
      services,
      async close() {
        clearInterval(cleanup);
        // A connection whose request is under way is not kept for another one.
        server.keepAliveTimeout = 1;
        const ended = new Promise<void>((resolve) => server.close(() => resolve()));
        // Frees those who wait for a generation: it goes on after the restart.
        services.jobs.close();
        await services.runner?.stop();
        server.closeIdleConnections();
        closeUnusedConnections();
        const forcedStop = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
        await ended;
        clearTimeout(forcedStop);
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** Ends what was cut off: deletions of accounts, files that no row names, temporary files. What fails is tried again. */
async function cleanUp(
  { deletion, discardedFiles, storage, pictures }: Services,
  temporary: readonly TemporaryFolders[],
  logger: Logger,
): Promise<void> {
  const tasks = [
    () => deletion.resume(),
    () => discardedFiles.requestSweep(),
    () => storage.sweep(),
    async () => pictures?.look(),
    ...temporary.map((folders) => () => folders.sweep()),
  ];
  for (const task of tasks) await task().catch((err) => logger.error({ err }, "tidying failed"));
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
