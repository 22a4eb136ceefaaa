import type { Middleware } from "koa";

/** For answers that nobody may keep: those of calls that change state by GET, and personal ones. */
export const noStore: Middleware = async (ctx, next) => {
  ctx.set("Cache-Control", "no-store");
  await next();
};
