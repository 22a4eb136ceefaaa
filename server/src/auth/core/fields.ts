import { CoreError } from "./core-error.ts";

/** The parsed body or query of a call, not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Any JSON object. */
export type JsonObject = Record<string, unknown>;

function refuse(name: string): never {
  throw new CoreError(400, `Field name '${name}' is missing or invalid in the request`);
}

/** A field that must be a text that a database can hold: PostgreSQL knows no U+0000. */
export function text(fields: Fields, name: string): string {
  const value = secret(fields, name);
  return value.includes("\0") ? refuse(name) : value;
}

/** A field that must be any text: a password or a token, which no database sees as it is. */
export function secret(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : refuse(name);
}

/** A field that may be absent, but else must be a text. */
export function optionalText(fields: Fields, name: string): string | undefined {
  return fields[name] === undefined || fields[name] === null ? undefined : text(fields, name);
}

/** A field that must be a number. */
export function number(fields: Fields, name: string): number {
  const value = fields[name];
  return typeof value === "number" && Number.isFinite(value) ? value : refuse(name);
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field that must be a JSON object. */
export function object(fields: Fields, name: string): JsonObject {
  const value = fields[name];
  return isObject(value) ? value : refuse(name);
}

/** A field that must be a list of texts. */
export function texts(fields: Fields, name: string): string[] {
  const value = fields[name];
  const isText = (entry: unknown) => typeof entry === "string" && !entry.includes("\0");
  return Array.isArray(value) && value.every(isText) ? value : refuse(name);
}

/** A yes or no, which queries carry as text. */
export function flag(fields: Fields, name: string, otherwise: boolean): boolean {
  const value = fields[name];
  return value === undefined || value === null ? otherwise : value === true || value === "true";
}

/** An address as the core stores and compares it; the SDK leaves this to the core. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A field that must hold an e-mail address. */
export function email(fields: Fields, name = "email"): string {
  return normaliseEmail(text(fields, name));
}
