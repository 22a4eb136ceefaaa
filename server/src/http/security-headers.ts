import type { Middleware } from "koa";
import helmet from "koa-helmet";
import type { Settings } from "../settings/settings.ts";

const STANDALONE = /^\/standalone(?:\/|\.html$)/;

/**
 * Headers that keep a browser from doing what the site never asks for. The standalone player may be framed by anyone;
 * everything else only by ourselves.
 */
export function securityHeaders(settings: Pick<Settings, "publicUrl" | "s3" | "demoVideoUrl">): Middleware {
  const framed = headers(settings, ["*"]);
  const own = headers(settings, ["'self'"]);
  return (ctx, next) => (STANDALONE.test(ctx.path) ? framed : own)(ctx, next);
}

function headers(
  { publicUrl, s3, demoVideoUrl }: Parameters<typeof securityHeaders>[0],
  frameAncestors: string[],
): Middleware {
  const secure = publicUrl.startsWith("https:");
  const files = s3 ? [s3.endpoint ? new URL(s3.endpoint).origin : "https://*.amazonaws.com"] : [];
  const video = demoVideoUrl ? [new URL(demoVideoUrl).origin] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "base-uri": ["'self'"],
        "object-src": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": frameAncestors,
        // The decoder of the dancer's mesh is WebAssembly.
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "font-src": ["'self'", "data:"],
        "img-src": ["'self'", "blob:", "data:", ...files],
        "media-src": ["'self'", "blob:", ...files, ...video],
        "connect-src": ["'self'", "blob:", "data:", ...files],
        // Peaks.js computes the waveform in a worker made from a blob.
        "worker-src": ["'self'", "blob:"],
        "frame-src": ["'self'", "https://www.youtube-nocookie.com"],
        ...(secure && { "upgrade-insecure-requests": [] }),
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: frameAncestors.includes("*") ? false : { action: "sameorigin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}
