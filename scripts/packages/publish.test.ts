import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const NOT_FOR_HOSTS = /\.(test|stories|fixture)\.|\/story-|^src\/(?!testing\/).*\/testing\/|\.tsbuildinfo$/;

const PACKAGES = ["sdk", "ui", "player"];
const run = promisify(execFile);

interface Packed {
  name: string;
  filename: string;
  files: { path: string }[];
}

// Inside the repository, where other packages are found as if they were installed beside these.
const project = join(root, "node_modules/.cache", `host-${process.pid}`);
const packed = new Map<string, string[]>();

/** Packs what `npm publish` would send of each package, and installs it into an empty project. */
beforeAll(async () => {
  const modules = join(project, "node_modules/@nataraj");
  await mkdir(modules, { recursive: true });
  const workspaces = PACKAGES.flatMap((name) => ["--workspace", name]);
  const args = ["pack", "--json", "--pack-destination", project, ...workspaces];
  const { stdout } = await run("npm", args, { cwd: root, maxBuffer: 1e8 });
  for (const { name, filename, files } of JSON.parse(stdout.slice(stdout.indexOf("[\n"))) as Packed[]) {
    const short = name.replace("@nataraj/", "");
    packed.set(
      short,
      files.map(({ path }) => path),
    );
    const unpacked = await mkdtemp(join(project, "unpacked-"));
    await run("tar", ["-xzf", join(project, filename), "-C", unpacked]);
    await rename(join(unpacked, "package"), join(modules, short));
  }
}, 240_000);
afterAll(() => rm(project, { recursive: true, force: true }));

// After `npm run build`: what is published is what was built.
it("brings licences, changelog and readme, and nothing that is for us alone", () => {
  expect([...packed.keys()].sort()).toEqual([...PACKAGES].sort());
  for (const [name, files] of packed) {
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "CHANGELOG.md", "README.md", "package.json"]));
    if (name === "ui") expect(files).toContain("FONT-LICENSES.txt");
    expect(files.filter((path) => NOT_FOR_HOSTS.test(path))).toEqual([]);
  }
});

it.each(PACKAGES)("has entries that exist, and are what they say (%s)", async (name) => {
  const { messages, pkg } = await publint({ pkgDir: join(root, name), pack: false });
  const wrong = messages.filter(({ type }) => type !== "suggestion").map((message) => formatMessage(message, pkg));
  expect(wrong).toEqual([]);
});

it("loads in Node from an empty project, every entry that is a script", async () => {
  const program = `
    import { readFileSync } from "node:fs";
    for (const name of ["sdk", "ui", "player"]) {
      const folder = "node_modules/@nataraj/" + name;
      const { exports } = JSON.parse(readFileSync(folder + "/package.json", "utf8"));
      const entries = Object.entries(exports).filter(([, file]) => file.default?.endsWith(".js"));
      // Addresses of files that Vite has put into a bundle.
      for (const [entry] of entries) if (entry !== "./dancer-files") {
        const at = import.meta.resolve("@nataraj/" + name + entry.slice(1));
        if (!at.includes(folder)) throw new Error(at + " is not what was packed.");
        await import(at);
      }
    }`;
  const args = ["--input-type=module", "--eval", program];
  await expect(run(process.execPath, args, { cwd: project })).resolves.toBeDefined();
});
