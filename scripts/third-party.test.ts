import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Licences that ask for their own text to travel along, which it does in what npm installs. */
const PLAIN =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|WTFPL|Zlib|Python-2\.0|Unlicense)$/;

interface Package {
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packages: Record<string, Package> = JSON.parse(read("package-lock.json")).packages;
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Where a package finds another by its name: in its own node_modules, or in one above. */
function find(from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  return from === "" ? undefined : find(from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name);
}

/** Paths of the packages that some packages of ours run with, on any system. */
function dependenciesOf(...own: string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { link, resolved = "", dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    if (link) return visit(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = find(path, name);
      if (needed) visit(needed);
    }
  };
  for (const path of own) visit(path);
  return [...found].filter((path) => path.includes("node_modules/") && !packages[path]?.link);
}

/** The lock file knows no licence that is written in the form of before 2014; the package itself does. */
function licenceOf(path: string): string {
  const { license } = packages[path] ?? {};
  if (license) return license;
  const { licenses = [] }: { licenses?: { type: string }[] } = JSON.parse(read(`${path}/package.json`));
  return licenses.map(({ type }) => type).join(" OR ");
}

/** Whether one may choose a licence that is plain, and all that come together are. */
function isPlain(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((part) => PLAIN.test(part)));
}

/** Names in the table; a star stands for the rest of a name. */
const named = [...read("THIRD_PARTY.md").matchAll(/`([@\w./…*-]+)`/g)].map(
  ([, name = ""]) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
);
const isNamed = (name: string) => named.some((each) => each.test(name));

/** A package for one system belongs to the package of the same scope that installs it. */
function isCovered(path: string): boolean {
  const name = nameOf(path);
  const [scope] = name.split("/");
  return Object.entries(packages).some(
    ([by, { optionalDependencies = {} }]) =>
      name in optionalDependencies && nameOf(by).startsWith(`${scope}/`) && isNamed(nameOf(by)),
  );
}

it("tells plain licences from others", () => {
  for (const plain of ["MIT", "(MIT OR GPL-3.0)", "(MIT AND Zlib)"]) expect(isPlain(plain), plain).toBe(true);
  for (const other of ["LGPL-3.0", "Apache-2.0 AND LGPL-3.0-or-later", "UNLICENSED", ""])
    expect(isPlain(other), other).toBe(false);
});

it("names each package that server or site run with under another licence", () => {
  const used = dependenciesOf("server", "site");
  expect(used.length).toBeGreaterThan(300);
  const unnamed = used.filter((path) => !isPlain(licenceOf(path)) && !isNamed(nameOf(path)) && !isCovered(path));
  expect(unnamed.map((path) => `${nameOf(path)}: ${licenceOf(path)}`)).toEqual([]);
});
