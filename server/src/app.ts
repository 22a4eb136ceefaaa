import Router from "@koa/router";
import * as calls from "@nataraj/sdk/contract/calls";
import Koa from "koa";
import type { Logger } from "pino";
import { accountRoutes } from "./account/routes.ts";
import { blogRoutes } from "./blogs/routes.ts";
import { serve } from "./calls/serve.ts";
import type { Services } from "./composition.ts";
import { contactRoutes } from "./contact/routes.ts";
import { generationRoutes } from "./generation/routes.ts";
import { logAnswerFailures } from "./http/answer-failures.ts";
import { errorAnswers } from "./http/error-answers.ts";
import { HTTP_LIMITS, type HttpLimits } from "./http/http-limits.ts";
import { limitRequests } from "./http/limit-requests.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { mediaRoutes } from "./media/routes.ts";
import { metricsRoutes } from "./metrics/routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { healthRoutes } from "./service/health-routes.ts";
import { openApiDocument } from "./service/openapi/document.ts";
import { settingsRoute } from "./service/settings-route.ts";
import type { Settings } from "./settings/settings.ts";
import { oEmbedRoute } from "./site/oembed.ts";
import { posters } from "./site/posters.ts";
import { SITE_FOLDER, staticSite } from "./site/static-site.ts";
import { storybook } from "./site/storybook.ts";
import { songRoutes } from "./songs/routes.ts";

export interface AppOptions {
  settings: Settings;
  services: Services;
  logger: Logger;
  /** What one client may hold open; the usual limits when absent. */
  limits?: HttpLimits;
}

/** The server's requests, from the first to the last middleware. A worker only tells whether it is well. */
export function createApp({ settings, services, logger, limits = HTTP_LIMITS }: AppOptions): Koa {
  const app = new Koa({ proxy: settings.trustProxy > 0, maxIpsCount: settings.trustProxy });
  app.use(requestLog(logger));
  app.use(services.metrics.requests);
  app.use(securityHeaders(settings));
  app.use(errorAnswers(logger));
  app.use(limitRequests(limits));
  logAnswerFailures(app, logger);
  if (settings.role === "worker") {
    app.use(operatorRouter({ settings, services }).routes());
    return app;
  }
  const api = apiRouter({ settings, services, logger, limits });
  // Before anything that reads a body: SuperTokens reads its own.
  app.use(services.auth.middleware);
  app.use(api.routes());
  app.use(api.allowedMethods());
  if (settings.storybookDir !== undefined) app.use(storybook(settings.storybookDir));
  const { siteFolder: folder = SITE_FOLDER, libraryFolder, projects, storage, askedPictures } = services;
  const { publicUrl, withdrawServiceWorker } = settings;
  app.use(posters({ folder, libraryFolder, projects, storage, askedPictures }));
  app.use(staticSite({ folder, publicUrl, withdrawServiceWorker, projects }));
  return app;
}

/** All calls under `/api` but SuperTokens' own. A test checks the access to each of them. */
export function apiRouter({ settings, services, logger, limits = HTTP_LIMITS }: AppOptions): Router {
  const { auth, projects, storage, links, contactLimit } = services;
  const api = operatorRouter({ settings, services });
  projectRoutes(api, { ...services, maxUploadMB: settings.maxUploadMB });
  generationRoutes(api, { ...services, limits });
  accountRoutes(api, services);
  contactRoutes(api, { ...services, limit: contactLimit, logger });
  blogRoutes(api, services.blogFolder);
  songRoutes(api, services.libraryFolder);
  mediaRoutes(api, { storage, links, isPublic: (key) => projects.isPublicSong(key) });
  settingsRoute(api, settings, auth);
  oEmbedRoute(api, { publicUrl: settings.publicUrl, projects });
  const document = { ...openApiDocument() };
  serve(api, calls.openApi, () => document);
  return api;
}

/** What every process answers, a worker too. */
function operatorRouter({ settings, services }: Pick<AppOptions, "settings" | "services">): Router {
  const router = new Router({ prefix: "/api" });
  healthRoutes(router, services);
  metricsRoutes(router, { ...services, metricsToken: settings.metricsToken });
  return router;
}
