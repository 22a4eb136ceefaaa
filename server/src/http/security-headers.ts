import type { Middleware } from "koa";
import helmet from "koa-helmet";
import type { Settings } from "../settings/settings.ts";
import { isStandalonePage } from "./standalone-page.ts";

/** Scripts, models and pictures of the built site. They ask a browser for nothing, and are sent by the dozen. */
const ASSET = /^\/assets\//;
/** Scripts and styles that are never opened as a document or a worker: headers for these change nothing. */
const CODE = /^\/assets\/(?!(?:waveform|tempo)-worker)[^/]+\.(?:js|css)$/;
/** The pages that stand in the window in which people log in at a provider. */
const PROVIDER_WINDOW = /^\/auth\/(?:start|callback)\//;

/**
 * Headers that keep a browser from doing what the site never asks for. The standalone player may be framed by anyone;
 * everything else only by ourselves. The window of a login provider stays in reach of the page that opened it, as far as
 * the provider allows: else that page could not tell that it was closed.
 */
export function securityHeaders(settings: Pick<Settings, "publicUrl" | "demoVideoUrl">): Middleware {
  const framed = headers(settings, { ancestors: ["*"] });
  const own = headers(settings, { ancestors: ["'self'"] });
  const provider = headers(settings, { ancestors: ["'self'"], opener: "unsafe-none" });
  const code = helmet({ ...FOR_DOCUMENTS, strictTransportSecurity: settings.publicUrl.startsWith("https:") });
  return async (ctx, next) => {
    if (CODE.test(ctx.path)) {
      ctx.remove("X-Request-Id");
      await code(ctx, next);
      // Its name changes with what it holds: nobody asks whether it has changed, or for a part of it.
      ctx.remove("Last-Modified");
      ctx.remove("ETag");
      ctx.remove("Accept-Ranges");
      return;
    }
    if (!ASSET.test(ctx.path)) ctx.set("Permissions-Policy", PERMISSIONS);
    const which = isStandalonePage(ctx.path) ? framed : PROVIDER_WINDOW.test(ctx.path) ? provider : own;
    return which(ctx, next);
  };
}

/** The headers about documents, none of them. They are nearly a kilobyte, and the standalone player's scripts are near their bound. */
const FOR_DOCUMENTS = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** What no page of ours asks a browser for. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
/** The camera is asked for where people practise, by pages of ours alone: no frame inside of them gets it. */
const PERMISSIONS = [...UNUSED_FEATURES.map((feature) => `${feature}=()`), "camera=(self)"].join(", ");

/** Which sites may frame a page. */
interface FramePolicy {
  /** Sites whose frames it may stand in. */
  ancestors: string[];
  opener?: "same-origin-allow-popups" | "unsafe-none";
}

function headers(
  { publicUrl, demoVideoUrl }: Parameters<typeof securityHeaders>[0],
  { ancestors, opener = "same-origin-allow-popups" }: FramePolicy,
): Middleware {
  const secure = publicUrl.startsWith("https:");
  const isOpen = ancestors.includes("*");
  const video = demoVideoUrl ? [new URL(demoVideoUrl).origin] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "base-uri": ["'none'"],
        "object-src": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ancestors,
        // The decoder of the dancer's mesh is WebAssembly.
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "font-src": ["'self'", "data:"],
        "img-src": ["'self'", "blob:", "data:"],
        "media-src": ["'self'", "blob:", ...video],
        "connect-src": ["'self'", "blob:", "data:"],
        // Peaks.js computes the waveform in a worker made from a blob.
        "worker-src": ["'self'", "blob:"],
        "frame-src": ["'self'", "https://www.youtube-nocookie.com"],
        ...(secure && { "upgrade-insecure-requests": [] }),
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: isOpen ? false : { action: "sameorigin" },
    // A page that is isolated (https://web.dev/articles/coep) shows frames only that are open to it and isolated too.
    crossOriginEmbedderPolicy: isOpen && { policy: "require-corp" },
    crossOriginResourcePolicy: { policy: isOpen ? "cross-origin" : "same-origin" },
    crossOriginOpenerPolicy: { policy: opener },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}
