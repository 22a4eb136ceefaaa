import type { JsonSchema } from "../../../server/src/service/openapi/json-schema.ts";

/** Bounds of a value by the words that say them. */
const BOUNDS: Record<string, (bound: unknown) => string> = {
  minimum: (least) => `from ${least}`,
  exclusiveMinimum: (least) => `above ${least}`,
  maximum: (most) => `to ${most}`,
  exclusiveMaximum: (most) => `below ${most}`,
  minLength: (least) => `at least ${least} characters`,
  maxLength: (most) => `at most ${most} characters`,
  minItems: (least) => `at least ${least}`,
  maxItems: (most) => `at most ${most}`,
  pattern: (pattern) => `like ${pattern}`,
};

/** What a schema asks for, as a type of TypeScript with its bounds as comments. */
export function schemaText(schema: JsonSchema, indent = ""): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => schemaText(choice, indent)).join(" | ");
  if (schema.type === "array") return `Array<${schemaText(schema.items ?? {}, indent)}>`;
  if (schema.type === "object") return objectText(schema, indent);
  if (schema.format === "binary") return "File";
  return [schema.type ?? "unknown"].flat().join(" | ").replace("integer", "number");
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const bounds = boundsOf(property);
    const type = `${name}${required.includes(name) ? "" : "?"}: ${schemaText(property, inner)};`;
    return `${inner}${type}${bounds && ` // ${bounds}`}`;
  });
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
    lines.push(`${inner}[name: string]: ${schemaText(additionalProperties, inner)};`);
  return lines.length === 0 ? "{}" : ["{", ...lines, `${indent}}`].join("\n");
}

/** The bounds of a value, or of what a list holds. JavaScript's own bounds of whole numbers say nothing. */
function boundsOf(schema: JsonSchema): string {
  const said = Object.entries(BOUNDS).flatMap(([name, say]) => {
    const bound = schema[name];
    return bound === undefined || Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER ? [] : [say(bound)];
  });
  return said.join(", ");
}
