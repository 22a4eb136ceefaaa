import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const NOT_FOR_HOSTS = /\.(test|stories|fixture)\.|\/story-|^src\/(?!testing\/).*\/testing\/|\.tsbuildinfo$/;

const PACKAGES = ["sdk", "ui", "player"];

interface Packed {
  name: string;
  files: { path: string }[];
}

/** What `npm publish` would send of each package. */
async function pack(): Promise<Map<string, string[]>> {
  const workspaces = PACKAGES.flatMap((name) => ["--workspace", name]);
  const options = { cwd: fileURLToPath(root), maxBuffer: 1e8 };
  const { stdout } = await promisify(execFile)("npm", ["pack", "--dry-run", "--json", ...workspaces], options);
  const packed = JSON.parse(stdout.slice(stdout.indexOf("[\n"))) as Packed[];
  return new Map(packed.map(({ name, files }) => [name.replace("@nataraj/", ""), files.map(({ path }) => path)]));
}

// After `npm run build`: what is published is what was built.
it("brings licences, changelog and readme, and nothing that is for us alone", async () => {
  const packed = await pack();
  expect([...packed.keys()].sort()).toEqual([...PACKAGES].sort());
  for (const [name, files] of packed) {
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "CHANGELOG.md", "README.md", "package.json"]));
    if (name === "ui") expect(files).toContain("FONT-LICENSES.txt");
    expect(files.filter((path) => NOT_FOR_HOSTS.test(path))).toEqual([]);
  }
});

it.each(PACKAGES)("has entries that exist, and are what they say (%s)", async (name) => {
  const { messages, pkg } = await publint({ pkgDir: fileURLToPath(new URL(name, root)), pack: false });
  const wrong = messages.filter(({ type }) => type !== "suggestion").map((message) => formatMessage(message, pkg));
  expect(wrong).toEqual([]);
});

it("loads in Node, every entry that is a script", async () => {
  const program = `
    import { readFileSync } from "node:fs";
    for (const name of ["sdk", "ui", "player"]) {
      const { exports } = JSON.parse(readFileSync(name + "/package.json", "utf8"));
      const entries = Object.entries(exports).filter(([, file]) => file.default?.endsWith(".js"));
      // Addresses of files that Vite has put into a bundle.
      for (const [entry] of entries) if (entry !== "./dancer-files") await import("@nataraj/" + name + entry.slice(1));
    }`;
  const args = ["--input-type=module", "--eval", program];
  await expect(promisify(execFile)(process.execPath, args, { cwd: fileURLToPath(root) })).resolves.toBeDefined();
});
