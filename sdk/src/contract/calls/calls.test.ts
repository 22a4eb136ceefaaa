import { expect, it } from "vitest";
import { createNatarajClient } from "../../client/create-client.ts";
import * as exported from "./index.ts";
import { type Call, PATH_PARAMETERS } from "./index.ts";

const isCall = (entry: [string, object]): entry is [string, Call] => "route" in entry[1];
const CALLS = Object.entries<object>(exported).filter(isCall);

it("each has a function of the client by its name, but for addresses and calls of other programs", () => {
  const others = ["healthz", "media", "metrics", "oEmbed", "openApi", "readyz", "songFile"];
  const functions = Object.keys(createNatarajClient({ backend: "/api" }));
  expect([...functions, ...others].sort()).toEqual(CALLS.map(([name]) => name));
});

it("each has examples that its schemas take, and parameters that are known", () => {
  for (const [name, { route, json, example, answerExample }] of CALLS) {
    if (json) expect([name, json.safeParse(example).error]).toEqual([name, undefined]);
    if (answerExample) expect([name, route.answer?.safeParse(answerExample).error]).toEqual([name, undefined]);
    for (const [, parameter = ""] of route.path.matchAll(/[:*](\w+)/g))
      expect(PATH_PARAMETERS).toHaveProperty(parameter);
  }
});
