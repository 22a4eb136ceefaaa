import type Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import { type Call, PATH_PARAMETERS, type ParameterOf, type PathParameter } from "@nataraj/sdk/contract/calls";
import type { Context, Middleware } from "koa";
import type * as z from "zod/mini";
import { optionalSession, requireSession } from "../auth/session.ts";
import { JSON_TYPE, readJson, requireBodyType, validate } from "../http/validate.ts";
import { readRestOfBody } from "../uploads/with-upload.ts";

type Parameters = typeof PATH_PARAMETERS;

/** What a request brings, as the schemas of its call read it. */
export interface Received<C extends Call> {
  params: { [Name in ParameterOf<C["route"]["path"]> & keyof Parameters]: z.output<Parameters[Name]["schema"]> };
  /** The JSON body. A form is received by `withUpload`. */
  body: C extends { json: infer Schema extends z.ZodMiniType } ? z.output<Schema> : undefined;
}

/** What a handler returns: nothing where the call answers `OkResponse`, or something else than JSON. */
type Answer<C extends Call> = C extends { type: string }
  ? Promise<void>
  : C["route"] extends { answer: infer Schema extends z.ZodMiniType }
    ? z.output<Schema> | Promise<z.output<Schema>>
    : Promise<void>;

/** Answers a call: returns what the call answers, or writes the answer to the context by itself. */
export type Handler<C extends Call> = (ctx: Context, received: Received<C>) => Answer<C>;

/**
 * Adds a call to a router. A client that may not make the call is refused before its body is read. `ctx.state` then says
 * who calls, as `requireSession` leaves it.
 * @param call Says who may make it, and what it takes.
 * @param handler Is called with what the schemas of the call have read.
 */
export function serve<const C extends Call>(router: Router, call: C, handler: Handler<C>): void {
  const { method, path } = call.route;
  router.register(path, [method], [...guardsOf(call), answer]);

  async function answer(ctx: Context): Promise<void> {
    const params = Object.entries<string>(ctx.params).map(([name, value]) => [name, readParameter(name, value)]);
    const body = call.json && validate(call.json, ctx.request.body, call.invalid);
    const returned = await handler(ctx, { params: Object.fromEntries(params), body } as Received<C>);
    if (returned !== undefined) ctx.body = returned;
    else if (ctx.body == null && call.type === undefined) ctx.body = { status: "OK" };
  }
}

function readParameter(name: string, value: string): unknown {
  const { schema, invalid }: PathParameter = PATH_PARAMETERS[name as keyof Parameters];
  return validate(schema, value, invalid, [name]);
}

/** What stands before the handler, in its order. */
function guardsOf({ route: { method, path, access }, tag, json, form, maxBytes }: Call): Middleware[] {
  const isForOperator = tag === "Operation";
  const isOpen = access === "anyone" || access === "either";
  const headers: Record<string, string> = {
    // Pages of any site may make reads that need no session, also those in a sandbox, which have no origin of their own.
    // Browsers send no cookie with such a request, and refuse the answer to one that was made with cookies.
    ...(isOpen && method === "GET" && !isForOperator && { "Access-Control-Allow-Origin": "*" }),
    // Nobody may keep the answers to calls that change state by GET, and personal ones.
    ...((access !== "anyone" || isForOperator) && { "Cache-Control": "no-store" }),
  };
  return [
    (ctx, next) => {
      ctx.set(headers);
      return next();
    },
    ...(form ? [readRestOfBody] : []),
    ...(access === "either" ? [optionalSession()] : []),
    ...(access === "reader" || access === "writer" ? [requireSession({ antiCsrf: access === "writer" })] : []),
    ...(path.includes("/:uid") ? [ownAccount] : []),
    ...(json || form ? [requireBodyType(json ? JSON_TYPE : "multipart/form-data")] : []),
    ...(json ? [readJson(maxBytes)] : []),
  ];
}

/** Lets a call through whose `:uid` is the caller's own. After `requireSession`. @throws {ApiError} forbidden */
const ownAccount: Middleware = (ctx, next) => {
  if (ctx.params.uid !== ctx.state.userId) throw new ApiError("forbidden");
  return next();
};
