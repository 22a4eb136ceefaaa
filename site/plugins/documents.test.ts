import { expect, it } from "vitest";
import { documents } from "./documents.ts";

it("lists the documents, each as Markdown without links that lead nowhere", () => {
  const files = new Map<string, string>();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => void files.set(fileName, source);
  const { generateBundle } = documents();
  (generateBundle as (this: object) => void).call({ emitFile });
  const index = files.get("llms.txt") ?? "";
  const linked = [...index.matchAll(/\]\(\/(docs\/[^)]+)\)/g)].map(([, address]) => address);
  expect(linked).toEqual([...files.keys()].filter((name) => name !== "llms.txt"));
  expect(index).toContain("[@nataraj/sdk](/docs/sdk.md)");
  for (const text of files.values()) {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, target]) => target ?? "");
    const known = ["/api/openapi.json", "/embed.json", ...[...files.keys()].map((name) => `/${name}`)];
    expect(targets.filter((target) => !known.includes(target))).toEqual([]);
  }
});
