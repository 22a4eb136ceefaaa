import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { transformWithOxc } from "vite";
import { afterAll, expect, it } from "vitest";
import { examplesOf, PACKAGES } from "./report.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const node = (...args: string[]) => run(process.execPath, args, { cwd: root }).catch((error) => error);

// Inside the repository, so that packages are found as a host finds them.
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
const folder = mkdtempSync(join(root, "node_modules/.cache/api-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the components of examples are given. */
const PROPS = `{
  playable: playableOf(fakeProject()), engine: absentDancer(new Error("There is no WebGL here.")), reports: [],
  exporter: { support: async () => ({}), save: async () => new Blob() }, file: new File([], "song.mp3"),
  staging: { staging: {}, kept: true, change() {}, retry() {} },
  ...Object.fromEntries("save send create signOut close toggle onSubmit refresh".split(" ").map((name) => [name, () => {}])),
}`;

/** What the examples of the client's methods are in. They are compiled alone. */
const AROUND = `import { createNatarajClient } from "@nataraj/sdk/client";
const client = createNatarajClient({ backend: "/api" });
const session = { uid: "" };
const projectID = "", id = "", oldPassword = "", newPassword = "";
const audio = new Audio();
const file = new File([], "song.mp3");
`;

// After `npm run build`.
it("has examples that compile against what is published, and run", async () => {
  const examples = PACKAGES.flatMap((name) => examplesOf(join(root, name)));
  const names = await Promise.all(
    examples.flatMap(({ entry, examples: codes }) =>
      codes.map(async (code, at) => {
        const name = `${entry.replaceAll(/\W+/g, "-")}-${at}`;
        writeFileSync(join(folder, `${name}.tsx`), `${code}\nexport {};\n`);
        const { code: script } = await transformWithOxc(code, `${name}.tsx`, { jsx: { runtime: "automatic" } });
        writeFileSync(join(folder, `${name}.mjs`), script.replaceAll(/^import "[^"]+\.css";$/gm, ""));
        return { name, entry };
      }),
    ),
  );
  const methods = readFileSync(join(root, "sdk/src/client/client.ts"), "utf8").matchAll(/@example(.*?)\*\/\n/gs);
  const ofMethods = [...methods].map(([, code = ""], at) => {
    const name = `client-${at}.tsx`;
    writeFileSync(join(folder, name), `${AROUND}{${code.replaceAll(/^ +\* /gm, "")}}\nexport {};\n`);
    return name;
  });
  expect(ofMethods.length).toBeGreaterThan(20);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: "react-jsx",
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    skipLibCheck: true,
    types: ["node", "vite/client"],
    typeRoots: [join(root, "node_modules/@types"), join(root, "node_modules")],
  };
  const files = [...names.map(({ name }) => `${name}.tsx`), ...ofMethods];
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  // Addresses of files that Vite has put into a bundle: there is nothing to run in Node.
  const scripts = names.filter(({ entry }) => entry !== "@nataraj/ui/dancer-files").map(({ name }) => `./${name}.mjs`);
  const program = `
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import { playableOf } from "@nataraj/sdk";
    import { fakeProject } from "@nataraj/sdk/testing";
    import { absentDancer } from "@nataraj/ui/player";
    globalThis.fetch = async () => { throw new TypeError("There is no network here."); };
    const props = ${PROPS};
    for (const script of ${JSON.stringify(scripts)}) {
      for (const [name, made] of Object.entries(await import(script))) {
        if (/^[A-Z]/.test(name) && !renderToString(createElement(made, props))) throw new Error(script + " shows nothing.");
      }
    }`;
  writeFileSync(join(folder, "run.mjs"), program);
  // As bundlers and as Node find types; are-the-types-wrong would bring a TypeScript of its own.
  const tsc = fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript")));
  for (const resolution of [
    ["--module", "esnext", "--moduleResolution", "bundler"],
    ["--module", "nodenext"],
  ]) {
    const compiled = await node(tsc, "-p", folder, ...resolution);
    expect(compiled.stdout).toBe("");
  }
  // Node 25 and later warn where anything looks for localStorage, also where it does without.
  const { stderr } = await node("--disable-warning=ExperimentalWarning", join(folder, "run.mjs"));
  expect(stderr).toBe("");
});
