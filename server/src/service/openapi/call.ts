import type { ApiErrorCode } from "@nataraj/sdk/contract";
import type * as z from "zod/mini";

/** A schema of the contract. */
export type Schema = z.ZodMiniType;
/** Who may make a call. `either`: anyone of what is public, and its owner with a session. */
export type Access = "anyone" | "session" | "either" | "operator";
/** What calls belong to, with what that is. */
export const TAGS = {
  Account: "Signing in, the signed-in user, and what is kept for them",
  Projects: "Songs with their dances",
  Generation: "Making dances, and following it",
  Library: "Songs and texts that come with the site, and stored files",
  Site: "What the site is, and how others show it",
  Operation: "For who runs it",
} as const;

/** A parameter beside those in the path, as OpenAPI writes it. */
export interface Parameter {
  name: string;
  in: "query" | "header";
  required?: boolean;
  description: string;
  schema: object;
}

/** What the document says of a call. */
export interface Call {
  /** As the sdk's client calls it. */
  id: string;
  tag: keyof typeof TAGS;
  access: Access;
  summary: string;
  parameters?: readonly Parameter[];
  json?: Schema;
  /** A body that is right. */
  example?: object;
  form?: Schema;
  answer?: Schema;
  answerExample?: object;
  /** Media type of the answer when it is not JSON. */
  type?: string;
  /** What it is refused with, beside what all calls of its kind are. */
  errors?: readonly ApiErrorCode[];
}
