import { exec, execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WITH_MACHINES } from "./with-machines.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Of the sources only the style sheets are there that package.json names: publint wants these. */
const NOT_FOR_HOSTS = /\.(test|stories|fixture)\.|\/story-|\.map$|\.vrm$|^src\/.*(?<!\.css)$|\.tsbuildinfo$/;

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
  const args = ["pack", "--json", "--pack-destination", `"${project}"`, ...workspaces];
  // By a shell, since npm is a script on Windows.
  const { stdout } = await promisify(exec)(`npm ${args.join(" ")}`, { cwd: root, maxBuffer: 1e8 });
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
  const { messages, pkg } = await publint({ pkgDir: join(project, "node_modules/@nataraj", name), pack: false });
  const wrong = messages.filter(({ type }) => type !== "suggestion").map((message) => formatMessage(message, pkg));
  expect(wrong).toEqual([]);
});

/** Every entry that is a script; addresses of files that Vite has put into a bundle are none of Node's. */
const LIST = `
  import { readFileSync, writeFileSync } from "node:fs";
  import { createRequire } from "node:module";
  import { resolve } from "node:path";
  const require = createRequire(resolve("entries.mts"));
  const names = [];
  const sheets = [];
  for (const name of ["sdk", "ui", "player"]) {
    const folder = "node_modules/@nataraj/" + name;
    const { exports } = JSON.parse(readFileSync(folder + "/package.json", "utf8"));
    for (const [entry, file] of Object.entries(exports)) {
      const at = "@nataraj/" + name + entry.slice(1);
      if (file.default?.endsWith(".css")) sheets.push(at);
      if (!file.default?.endsWith(".js") || ["./dancer-files", "./vue", "./svelte"].includes(entry)) continue;
      if (!import.meta.resolve(at).includes(folder)) throw new Error(at + " is not what was packed.");
      names.push(at);
    }
  }`;

it("loads in Node from an empty project, by import and by require, every entry that is a script", async () => {
  const program = `${LIST}
    for (const name of names) {
      const loaded = Object.keys(await import(name));
      if (Object.keys(require(name)).join() !== loaded.join()) throw new Error(name + " is another one by require.");
    }`;
  const args = ["--input-type=module", "--eval", program];
  await expect(run(process.execPath, args, { cwd: project })).resolves.toBeDefined();
});

it("gives bundlers the dancers' files, as Vite and as webpack name them", async () => {
  const file = join(project, "node_modules/@nataraj/ui/generated/dancers/ballet.lite.glb");
  // webpack finds what `new URL(…, import.meta.url)` names as Node does.
  const program = `import { fileURLToPath } from "node:url";
    process.stdout.write(fileURLToPath(import.meta.resolve("@nataraj/ui/dancers/ballet.lite.glb")));`;
  const found = await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: project });
  expect(found.stdout).toBe(file);
  await writeFile(join(project, "dancer.js"), 'export { default } from "@nataraj/ui/dancers/ballet.lite.glb?url";');
  const rolldownOptions = { input: join(project, "dancer.js"), preserveEntrySignatures: "strict" as const };
  const options = { root: project, configFile: false as const, logLevel: "error" as const };
  const output = await build({ ...options, build: { write: false, assetsInlineLimit: 0, rolldownOptions } });
  const files = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  const asset = files.find(({ type }) => type === "asset");
  expect(asset?.fileName).toMatch(/ballet\.lite-.*\.glb$/);
  expect(asset?.type === "asset" && Buffer.from(asset.source).equals(await readFile(file))).toBe(true);
});

it("gives a page that imports a button from the root of ui the button alone", async () => {
  await writeFile(join(project, "button.js"), 'export { Button } from "@nataraj/ui";');
  const rolldownOptions = {
    input: join(project, "button.js"),
    preserveEntrySignatures: "strict" as const,
    external: /^react(\/|$)/,
  };
  const options = { root: project, configFile: false as const, logLevel: "error" as const };
  const output = await build({ ...options, build: { write: false, rolldownOptions } });
  const modules = [output]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []))
    .flatMap((chunk) => (chunk.type === "chunk" ? Object.values(chunk.modules) : []));
  const bytes = modules.reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  // It and the icons. Bytes before they are minified.
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(10_000);
});

/** What the compiler says of files of the project. Declarations are looked into as well: what they import must be found. */
async function compile(...args: string[]): Promise<string> {
  const tsc = fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript")));
  const strict = ["--strict", "--noEmit", "--target", "es2023", "--lib", "es2023,dom,dom.iterable", "--types", "node"];
  const options = [
    ...strict,
    "--skipLibCheck",
    "false",
    "--jsx",
    "react-jsx",
    "--ignoreConfig",
    "--module",
    "nodenext",
  ];
  const compiled = await run(process.execPath, [tsc, ...options, ...args], { cwd: project }).catch((error) => error);
  return compiled.stdout;
}

it("has types for hosts with exactOptionalPropertyTypes, where no machine is needed", async () => {
  const program = `${LIST}
    const free = names.filter((name) => !${JSON.stringify(WITH_MACHINES)}.includes(name));
    writeFileSync("exact.mts", free.map((name) => \`export type {} from "\${name}";\`).join("\\n"));`;
  await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: project });
  const files = await compile("--exactOptionalPropertyTypes", "--listFiles", "exact.mts");
  expect(files.split("\n").filter((line) => /error TS|\/xstate\//.test(line))).toEqual([]);
});

// What are-the-types-wrong looks for. It needs a TypeScript of its own, 22 MB beside the one that compiles.
it("has types that TypeScript finds, for what is there and nothing else", async () => {
  const program = `${LIST}
    const lines = sheets.map((name) => \`import "\${name}";\`);
    for (const [at, name] of names.entries()) {
      const keys = Object.keys(await import(name)).map((key) => JSON.stringify(key)).join(" | ") || "never";
      lines.push(\`import * as entry\${at} from "\${name}";\`);
      lines.push(\`export const untyped\${at}: [Exclude<\${keys}, keyof typeof entry\${at}>] extends [never] ? true : never = true;\`);
      lines.push(\`export const absent\${at}: [Exclude<keyof typeof entry\${at}, \${keys}>] extends [never] ? true : never = true;\`);
    }
    writeFileSync("entries.mts", lines.join("\\n"));
    const required = names.map((name, at) => \`import entry\${at} = require("\${name}");\\nexport type Entry\${at} = keyof typeof entry\${at};\`);
    writeFileSync("entries.cts", required.join("\\n"));`;
  await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: project });
  // As Node finds them, which is stricter than what bundlers do; the examples are compiled both ways (scripts/api).
  expect(await compile("entries.mts", "entries.cts")).toBe("");
});
