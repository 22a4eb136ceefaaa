import { API_ERRORS, ApiErrorBody, OkResponse } from "@nataraj/sdk/contract";
import type { Call, Schema } from "@nataraj/sdk/contract/calls";
import * as z from "zod/mini";
import { CALLS } from "../../calls/all-calls.ts";
import type { JsonSchema } from "./json-schema.ts";

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** An error's body, as every refusal has it. */
export const ERROR_SCHEMA = reference("Error");

/** What a call takes: by its name, where it has one; undefined where it takes no body. */
export function bodySchema(call: Call): object | undefined {
  return call.names?.body ? reference(call.names.body) : writtenBody(call);
}

/** What a call answers, by its name where it has one. Of events, what the data of each is. */
export function answerSchema(call: Call): object {
  const { names, route, type } = call;
  if (names?.answer) return reference(names.answer);
  if (route.answer) return schemaOf(route.answer);
  return type ? { type: "string", ...(!type.startsWith("text/") && { format: "binary" }) } : reference("Ok");
}

/** All named schemas, for the document's `components`. */
export function namedSchemas(): Record<string, object | undefined> {
  const error = schemaOf(ApiErrorBody);
  const codes = { type: "string", enum: Object.keys(API_ERRORS) };
  const named = Object.values(CALLS).flatMap(({ names = {}, ...call }): [string | undefined, object | undefined][] => [
    [names.body, writtenBody(call)],
    [names.answer, call.route.answer && schemaOf(call.route.answer)],
  ]);
  return {
    Error: { ...error, properties: { ...error.properties, error: codes } },
    Ok: schemaOf(OkResponse),
    ...Object.fromEntries(named.filter(([name]) => name !== undefined).sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))),
  };
}

/** A schema of what is sent, as JSON Schema. */
export function schemaOf(schema: Schema): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json as JsonSchema;
}

/** A JSON body, or a form with its file. */
function writtenBody({ json, form, fileIsOptional }: Call): object | undefined {
  if (!form) return json && schemaOf(json);
  const { required = [], ...schema } = schemaOf(form);
  const properties = { ...schema.properties, file: { type: "string", format: "binary" } };
  return { ...schema, properties, required: fileIsOptional ? required : [...required, "file"] };
}
