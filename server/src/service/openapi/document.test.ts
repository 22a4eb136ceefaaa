import { API_ERRORS } from "@nataraj/sdk/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { openApiDocument } from "./document.ts";

test("a linter finds nothing in the API's document", async () => {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const lint = async (document: object) => {
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "/openapi.json", config });
    return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
  };
  expect(await lint(openApiDocument())).toEqual([]);
  // It does look.
  expect(await lint({ ...openApiDocument(), components: {} })).not.toEqual([]);
});

test("a call is described as its entry says", () => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
    components: { schemas: Record<string, object> };
  };
  const projectId = {
    ...{ name: "projectId", in: "path", required: true, schema: { type: "string" } },
    ...{ example: "nataraj-0123456789abcdef0123456789abcdef", description: "A project's id" },
  };
  const visibility = { type: "string", enum: ["private", "public"] };
  expect(paths["/changeprojectvisibility/{projectId}/{visibility}"]?.get).toMatchObject({
    operationId: "changeProjectVisibility",
    tags: ["Projects"],
    summary: "Makes public or private",
    security: [{ bearer: [] }, { cookie: [], antiCsrf: [] }],
    parameters: [
      projectId,
      { name: "visibility", in: "path", required: true, schema: visibility, description: "Who may open it" },
    ],
    responses: {
      200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Ok" } } } },
      400: { description: "`invalid_project_id`" },
      404: { description: "`project_not_found`" },
    },
  });
  expect(paths["/updatedanceform"]?.post).toMatchObject({
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/UpdateDanceForm" },
          example: { danceform: "Salsa, Ballet, " },
        },
      },
    },
  });
  expect(paths["/generation/{projectID}"]?.get).toMatchObject({
    responses: {
      200: { content: { "text/event-stream": { schema: { $ref: "#/components/schemas/GenerationProgress" } } } },
    },
  });
  expect(paths["/songs/{file}"]?.get).toMatchObject({
    security: [],
    responses: { 200: { content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } } } },
  });
  expect(components.schemas.ChangeSong).toEqual({
    type: "object",
    properties: {
      projectID: { type: "string" },
      start: { type: "number", minimum: 0 },
      end: { type: "number", minimum: 0 },
      title: { type: "string" },
      file: { type: "string", format: "binary" },
    },
    required: ["projectID", "start", "end"],
  });
});

interface Operation {
  responses: Record<string, { content: Record<string, { examples?: Record<string, object> }> }>;
}

test("every call says by status how it may be refused, with an example for each error", () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  for (const [path, calls] of Object.entries(paths)) {
    for (const { responses } of Object.values(calls)) {
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect([path, refusals.length]).not.toEqual([path, 0]);
      for (const [status, { content }] of refusals) {
        const codes = Object.keys(content["application/json"]?.examples ?? {});
        const statuses = codes.map((code) => API_ERRORS[code as keyof typeof API_ERRORS].status);
        expect([path, new Set(statuses)]).toEqual([path, new Set([Number(status)])]);
      }
    }
  }
});
