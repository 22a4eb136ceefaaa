/** Writes the page of `/docs` about the HTTP API. */
import { openApiDocument } from "../../../server/src/service/openapi/document.ts";
import type { JsonSchema } from "../../../server/src/service/openapi/json-schema.ts";
import type { Document } from "./document.ts";
import { schemaText } from "./schema-text.ts";

interface Content {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; description: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; headers?: object; content: Record<string, Content> }>;
}

interface OpenApi {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    examples: Record<string, { value: { message: string } }>;
    securitySchemes: Record<string, { description: string }>;
  };
}

interface Call extends Operation {
  method: string;
  path: string;
}

const fenced = (language: string, text: string) => [`\`\`\`${language}`, text, "```"].join("\n");
const json = (value: unknown) => fenced("json", JSON.stringify(value, undefined, 2));
/** A cell of a table: a bar would end it. */
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(" | ")} |`).join("\n");

const ERROR_TYPE =
  "{\n  error: string;\n  message: string;\n  fields?: {\n    path: string;\n    message: string;\n  }[];\n}";

/** The HTTP API as a page to read, made from its OpenAPI document. */
export function httpApi(): Document {
  const document = openApiDocument() as unknown as OpenApi;
  const { info, tags, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ ...operation, method, path })),
  );
  const about = "every call with its parameters, bodies, answers and errors";
  const parts = [
    "# The HTTP API",
    `${info.description} Paths are below \`/api\`. The same for programs: [OpenAPI 3.1](/api/openapi.json).`,
    "`@nataraj/sdk/client` makes these calls, and `@nataraj/sdk/session` signs in: see [the guide](/docs/sdk).",
    ...tags.flatMap(({ name, description }) => [
      `## ${name}`,
      `${description}.`,
      ...calls.filter((call) => call.tags.includes(name)).flatMap((call) => callMarkdown(call)),
    ]),
    "## Who may call",
    table(
      ["name", "is"],
      Object.entries(components.securitySchemes).map(([name, { description }]) => [`\`${name}\``, description]),
    ),
    "## Errors",
    "An error is `{error, message}`: a code, and a sentence for the person. Where fields of the request are wrong, `fields` " +
      "says for the programmer which, by their paths (`cast.looks.0`; empty for the whole body), and what is wanted.",
    table(
      ["code", "sentence"],
      Object.entries(components.examples).map(([code, { value }]) => [`\`${code}\``, value.message]),
    ),
    "## Types",
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      `### ${name}`,
      // Its codes are the table above.
      fenced("ts", name === "Error" ? ERROR_TYPE : schemaText(schema)),
    ]),
  ];
  return { address: "http-api", title: "The HTTP API", about, group: "HTTP", markdown: `${parts.join("\n\n")}\n` };
}

function callMarkdown(call: Call): string[] {
  const { method, path, operationId, summary, security, parameters = [], requestBody, responses } = call;
  const { 200: good, default: _, ...refusals } = responses;
  // A list, because a table of four columns has no room on a phone.
  const inRequest = parameters.map(({ name, in: place, required, schema, description }) => {
    const isOptional = !required && place !== "path";
    return `- \`${name}\` (${place}${isOptional ? ", may be absent" : ""}, \`${schemaText(schema)}\`): ${description}`;
  });
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${summary}. ${whoMay(security)} \`operationId\`: \`${operationId}\`.`,
    ...(inRequest.length > 0 ? ["**Parameters**", inRequest.join("\n")] : []),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, content]) => [
      "**Body**",
      ...contentText(type, content),
    ]),
    ...Object.entries(good?.content ?? {}).flatMap(([type, content]) => [
      "**Answer 200**",
      ...contentText(type, content),
    ]),
    ...(Object.keys(refusals).length > 0
      ? [
          `**Refusals**: ${Object.entries(refusals)
            .map(([status, { description }]) => `${status} ${description}`)
            .join("; ")}.`,
        ]
      : []),
  ];
}

/** By any of the ways, each of which may have several parts. */
function whoMay(security: Call["security"]): string {
  const ways = security.map((way) =>
    Object.keys(way)
      .map((name) => `\`${name}\``)
      .join(" with "),
  );
  if (ways.every((way) => way === "")) return "Anyone may call it.";
  const needs = ways.filter((way) => way !== "").join(" or ");
  return ways.includes("") ? `Anyone may call it of what is public, else with ${needs}.` : `With ${needs}.`;
}

function contentText(type: string, { schema, example }: Content): string[] {
  const isNamed = schema.$ref !== undefined;
  const name = schemaText(schema);
  return [
    isNamed ? `\`${type}\`: [${name}](#${name})` : `\`${type}\`:`,
    ...(isNamed ? [] : [fenced("ts", name)]),
    ...(example === undefined ? [] : [json(example)]),
  ];
}
