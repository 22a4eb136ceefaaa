import fc from "fast-check";
import type { JsonSchema } from "../../../server/src/service/openapi/json-schema.ts";
import { anyJson, number, text } from "./hostile-texts.ts";

/** Values that mostly have the schema's shape, so that they come past the first check, with something odd in them. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: shaped(schema) }, { weight: 1, arbitrary: anyJson });
}

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map(valuesOf));
  switch (schema.type) {
    case "object":
      return objects(schema);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
    case "string":
      return text;
    case "number":
    case "integer":
      return number;
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return anyJson;
  }
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]));
  const whole = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const others = fc.dictionary(text, anyJson, { maxKeys: 2 });
  return fc.tuple(whole, fc.option(others, { freq: 6, nil: {} })).map(([some, more]) => ({ ...more, ...some }));
}
