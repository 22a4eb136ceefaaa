import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as calls from "../contract/calls/index.ts";

const text = readFileSync(new URL("client.ts", import.meta.url), "utf8");
/** The methods of the client with their doc comments. */
const methods = [...text.matchAll(/ {2}\/\*\*\n((?: {3}\*.*\n)+?) {3}\*\/\n {2}(\w+)\(/g)].map(
  ([, doc = "", name = ""]) => ({
    name,
    doc: doc.replaceAll(/^ +\* ?/gm, ""),
  }),
);

it("documents every method", () => {
  const names = [...text.slice(text.indexOf("interface NatarajClient")).matchAll(/^ {2}(\w+)\(/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(methods.map(({ name }) => name)).toEqual(names);
});

it.each(methods)("has an example of $name, and names the errors of its own", ({ name, doc }) => {
  expect(doc).toContain("@example");
  const { errors = [] } = new Map<string, object>(Object.entries(calls)).get(name) as Partial<calls.Call>;
  const [, thrown = ""] = /@throws \{ApiError\} ([^@]*)/.exec(doc) ?? [];
  expect([...thrown.matchAll(/`(\w+)`/g)].map(([, code]) => code)).toEqual(errors.flat());
});
