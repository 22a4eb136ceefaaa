import type * as z from "zod/mini";
import type { ApiErrorCode } from "../errors.ts";

/** A schema of the contract. */
export type Schema = z.ZodMiniType;

/**
 * Who may make a call: `anyone`; `either` anyone (of what is public) or its owner with a session; a `reader` has a
 * session; a `writer` shows the session's anti-CSRF token as well; the `operator` has the METRICS_TOKEN. A call with
 * `:uid` in its path is for this user alone.
 */
export type Access = "anyone" | "either" | "reader" | "writer" | "operator";

/** The part of a call that a client needs. It is a constant of its own, so that bundles of pages leave out the rest. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`, with parameters as the router writes them: `/fetchproject/:projectId`. */
  path: string;
  access: Access;
  /** Absent: the call answers `OkResponse`. */
  answer?: Schema | undefined;
}

/** The route of a call that the client makes. Bundlers keep what this makes; of other calls the route is plain data. */
export function route<
  const Method extends Route["method"],
  const Path extends string,
  const Who extends Access,
  Answer extends Schema | undefined = undefined,
>(method: Method, path: Path, access: Who, answer?: Answer) {
  return { method, path, access, answer: answer as Answer };
}

/** The groups of calls, each with a description. */
export const TAGS = {
  Account: "Signing in, the signed-in user, and what is kept for them",
  Projects: "Songs with their dances",
  Generation: "Making dances, and following it",
  Library: "Songs and texts that come with the site, and stored files",
  Site: "What the site is, and how others show it",
  Operation: "For the operator of the server",
} as const;

/** A parameter beside those in the path, as OpenAPI writes it. */
export interface Parameter {
  name: string;
  in: "query" | "header";
  required?: boolean;
  description: string;
  schema: object;
}

/** A call of the API: the server's router, its checks and its OpenAPI document are made of it. */
export interface Call {
  route: Route;
  tag: keyof typeof TAGS;
  /** What it does, in a sentence without its full stop. */
  summary: string;
  /** Beside those in the path. */
  parameters?: readonly Parameter[];
  /** What the JSON body must be. */
  json?: Schema;
  /** The most that a JSON body may take, in bytes; 64 KB where absent. */
  maxBytes?: number;
  /** The code of the refusal of another JSON body; `invalid_request` where absent. */
  invalid?: ApiErrorCode;
  /** What the text fields of the multipart form must be. */
  form?: Schema;
  /** Whether the form's field `file` may be missing. */
  fileIsOptional?: boolean;
  /** What the OpenAPI document names the schemas of body and answer. Without a name they stand where they are used. */
  names?: { body?: string; answer?: string };
  /** A JSON body that is right. */
  example?: object;
  answerExample?: object;
  /** Media type of the answer when it is not JSON. */
  type?: string;
  /**
   * Its errors, besides those of all calls of its kind. Lists are nested and not spread (`...`), because bundlers keep a
   * constant that spreads a list.
   */
  errors?: readonly (ApiErrorCode | readonly ApiErrorCode[])[];
}

/** The names of the parameters in a path. */
export type ParameterOf<Path extends string> = Path extends `${string}/${":" | "*"}${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<`/${More}`>
    : Rest
  : never;
