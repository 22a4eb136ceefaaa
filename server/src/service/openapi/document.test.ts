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
