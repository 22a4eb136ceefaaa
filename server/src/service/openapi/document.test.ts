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
  const { paths, components } = JSON.parse(JSON.stringify(openApiDocument()));
  const { parameters, responses, ...said } = paths["/changeprojectvisibility/{projectId}/{visibility}"].get;
  expect(said).toEqual({
    operationId: "changeProjectVisibility",
    tags: ["Projects"],
    summary: "Makes public or private",
    security: [{ bearer: [] }, { cookie: [], antiCsrf: [] }],
  });
  const visibility = { type: "string", enum: ["private", "public"] };
  expect(parameters[1]).toEqual({
    name: "visibility",
    in: "path",
    required: true,
    schema: visibility,
    description: "Who may open it",
  });
  expect(responses[200].content["application/json"].schema).toEqual({ $ref: "#/components/schemas/Ok" });
  expect(responses[404].description).toBe("`project_not_found`");
  expect(Object.keys(paths["/generation/{projectID}"].get.responses[200].content)).toEqual(["text/event-stream"]);
  const form = { $ref: "#/components/schemas/ChangeSong" };
  expect(paths["/song"].put.requestBody).toEqual({
    required: true,
    content: { "multipart/form-data": { schema: form } },
  });
  expect(components.schemas.ChangeSong.properties.file).toEqual({ type: "string", format: "binary" });
  expect(components.schemas.ChangeSong.required).toEqual(["projectID", "start", "end"]);
  const { required } = paths["/preparedsong"].post.requestBody.content["multipart/form-data"].schema;
  expect(required).toEqual(["file"]);
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
