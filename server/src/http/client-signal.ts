import type { Context } from "koa";

/** Aborts when the client leaves before it has been answered. */
export function clientSignal(ctx: Context): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!ctx.res.writableFinished) controller.abort(new Error("The client left."));
  };
  if (ctx.res.destroyed) leave();
  else ctx.res.once("close", leave);
  return controller.signal;
}
