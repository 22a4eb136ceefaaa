import type Router from "@koa/router";
import { MAX_PROJECTS, type SettingsResponse } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";
import type { Settings } from "../settings/settings.ts";

/** GET /settings: what the site needs of the configuration, and nothing else of it. */
export function settingsRoute(
  router: Router,
  settings: Pick<Settings, "maxUploadMB" | "androidAppUrl" | "contactEmail" | "demoVideoUrl" | "profileLinks">,
  login: { providers: { google: boolean; github: boolean }; passwordReset: boolean },
): void {
  const { maxUploadMB, androidAppUrl, contactEmail, demoVideoUrl, profileLinks } = settings;
  const answer: SettingsResponse = {
    providers: login.providers,
    passwordReset: login.passwordReset,
    maxUploadMB,
    maxProjects: MAX_PROJECTS,
    ...(androidAppUrl && { androidAppUrl }),
    ...(contactEmail && { contactEmail }),
    ...(demoVideoUrl && { demoVideoUrl }),
    profileLinks,
  };
  serve(router, calls.settings, (ctx) => {
    ctx.set("Cache-Control", "no-cache");
    return answer;
  });
}
