import { afterAll, beforeAll, expect, test } from "vitest";
import { FakeSteps } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { steps: new FakeSteps() } });
});
afterAll(() => server.close());

test.each(["/", "/standalone/x", "/auth/callback/google", "/api/healthz"])(
  "%s allows no more than it needs",
  async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("content-security-policy")).toContain("base-uri 'none'");
    const policy = headers.get("permissions-policy") ?? "";
    for (const feature of ["microphone", "geolocation", "payment", "usb"]) {
      expect(policy.split(", ")).toContain(`${feature}=()`);
    }
    expect(policy.split(", ")).toContain("camera=(self)");
    for (const feature of ["autoplay", "fullscreen", "clipboard-write"]) expect(policy).not.toContain(feature);
  },
);

test("lets isolated pages frame the standalone player, and nothing else", async () => {
  const policies = async (path: string) => {
    const { headers } = await fetch(server.url + path);
    return [headers.get("cross-origin-embedder-policy"), headers.get("cross-origin-resource-policy")];
  };
  expect(await policies("/standalone/x")).toEqual(["require-corp", "cross-origin"]);
  expect(await policies("/project/x")).toEqual([null, "same-origin"]);
});
