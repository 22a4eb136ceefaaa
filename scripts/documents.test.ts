import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findDocuments } from "./documents.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENTS = findDocuments(root);

const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("links in documents", () => {
  it.each(DOCUMENTS)("of %s lead to files", (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link as string);
    const dead = links.filter((link) => !existsSync(resolve(root, dirname(path), link)));
    expect(dead).toEqual([]);
  });
});

/** Folders from which documents name files; the root comes first. */
const BASES = [
  "",
  "sdk/src",
  "sdk/src/motion",
  "ui/src",
  "ui/src/dancer",
  "site/src",
  "server/src",
  "server/src/music/lyrics",
];

describe("files in documents", () => {
  it.each(DOCUMENTS)("that %s names exist", (path) => {
    const prose = read(path).replaceAll(/^```.*?^```$/gms, "");
    const named = [...prose.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)].map(([, file]) => file as string);
    // The form of a name, NN-NAME.ts, a media type, and what a command writes are no files of the repository.
    const files = named.filter((file) => !/[A-Z]{2}|^(?:application|artifacts)\//.test(file));
    expect(files.filter((file) => !BASES.some((base) => existsSync(join(root, base, file))))).toEqual([]);
  });
});
