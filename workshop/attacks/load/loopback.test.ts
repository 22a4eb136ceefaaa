import { expect, test } from "vitest";
import { readLoadOptions } from "./options.ts";

test.each(["http://127.0.0.1:4000", "http://127.8.9.1/", "http://localhost:8080", "http://[::1]:4000"])(
  "load may be put on %s",
  (url) => {
    expect(readLoadOptions(["--url", url]).url?.href).toContain(new URL(url).host);
  },
);

test.each([
  "http://example.org",
  "http://127.0.0.1.example.org",
  "http://127.example.org",
  "http://localhost.example.org",
  "http://localhost@example.org",
  "http://10.0.0.1",
  "http://0.0.0.0",
  "http://[::ffff:10.0.0.1]",
  "http://169.254.169.254",
  "https://localhost",
  "localhost",
])("load may not be put on %s", (url) => {
  expect(() => readLoadOptions(["--url", url])).toThrow("Load is put on this machine alone");
});

test("what is asked for has bounds", () => {
  for (const wrong of [
    ["--seconds", "61"],
    ["--readers", "401"],
    ["--generations", "61"],
    ["--soak", "--minutes", "1441"],
    ["--parts", "x"],
    ["--what"],
  ]) {
    expect(() => readLoadOptions(wrong)).toThrow();
  }
});
