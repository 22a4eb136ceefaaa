import { expect, test } from "vitest";
import { pathInArchive } from "./manifest.ts";

test("an archive names files alike on every system", () => {
  expect(pathInArchive("/var/nataraj", "/var/nataraj/files/songs/a.mp3")).toBe("files/songs/a.mp3");
  expect(pathInArchive("C:\\nataraj", "C:\\nataraj\\files\\songs\\a.mp3")).toBe("files/songs/a.mp3");
});
