import { expect, test } from "vitest";
import { embedScript } from "./embed-script.ts";

test.each([
  ["/home/ann/player/src/embed.ts", "/home/ann/player/src/embed.ts"],
  ["C:\\ann\\player\\src\\embed.ts", "C:/ann/player/src/embed.ts"],
])("what %s imports becomes modules of its own", async (entry, id) => {
  const { resolveId } = embedScript({ name: "embed", entry, version: "1.0.0" });
  if (typeof resolveId !== "function") throw new Error("The plugin resolves nothing.");
  const context = { resolve: async () => ({ id: "/frame.ts" }) };
  const resolve = (importer: string) => Reflect.apply(resolveId, context, ["./frame.ts", importer, {}]);
  expect(await resolve(id)).toEqual({ id: "/frame.ts?embed" });
  expect(await resolve("/frame.ts?embed")).toEqual({ id: "/frame.ts?embed" });
  expect(await resolve("/site/src/main.tsx")).toBeUndefined();
});
