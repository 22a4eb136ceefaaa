import { fileURLToPath } from "node:url";
import * as calls from "@nataraj/sdk/contract/calls";
import { build, defaultClientConditions } from "vite";
import { expect, it } from "vitest";

/** The code of a page that imports the client and nothing else. */
async function clientBundle(): Promise<string> {
  const output = await build({
    root: fileURLToPath(new URL("../../sdk", import.meta.url)),
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@nataraj/source", ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("../../sdk/src/client/create-client.ts", import.meta.url)),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const chunks = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  return chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}

it("the client brings the routes of calls, and nothing else of them", async () => {
  const code = await clientBundle();
  expect(code).toContain(calls.fetchProjectRoute.path);
  expect(code).not.toContain("summary");
  for (const value of Object.values<object>(calls)) {
    const { summary } = value as Partial<calls.Call>;
    if (summary) expect(code).not.toContain(summary);
  }
  // The refusal of a request's schema.
  expect(code).not.toContain("expected something to change");
});
