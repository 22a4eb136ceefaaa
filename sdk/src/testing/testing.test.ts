import { expect, it } from "vitest";
import * as sdk from "../index.ts";
import { createFakeClient } from "./fake-client.ts";
import * as testing from "./index.ts";

it("has nothing that the main entry has", () => {
  expect(Object.keys(testing).filter((name) => name in sdk)).toEqual([]);
});

it("has a client that names the call it has no answer to", async () => {
  const client = createFakeClient({ songs: async () => [] });
  await expect(client.songs()).resolves.toEqual([]);
  await expect(client.profile()).rejects.toThrow("profile");
});
