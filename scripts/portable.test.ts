import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./imports/read-imports.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["sdk", "ui", "player", "site", "server", "workshop", "e2e", "examples", "scripts", ".storybook"];

/** Functions that start a program. */
const START = /^(?:spawn|spawnSync|execFile|execFileSync|run)$/;
/** What is a script on Windows, which Node starts by a shell only, or is not there at all. */
const NO_PROGRAM = /^(?:npm|npx|yarn|tsc|tsx|vite|vitest|lerna|nx|storybook|playwright|biome|sh|bash|cp|rm|mv|cat)$/;
const SLASHES = 'replaceAll("\\\\", "/")';
/** A word of each fault below. A source without any is not parsed: that takes most of the time. */
const SUSPICIOUS =
  /\b(?:spawn|spawnSync|execFile|execFileSync|run|kill|readdir|readdirSync|import|pathname|detached)\b(?! (?:type )?[{*\w"'])|get(?:eu|u|eg|g)id|\/tmp\/|\/dev\/null/;

/** What the checker looks at in a tree; everything else of it is of no account. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The name by which something is called: `spawn` of `spawn(…)`, `child.spawn(…)` and `promisify(spawn)(…)`. */
function nameOf(callee: Node): string {
  if (callee.type === "MemberExpression") return nameOf(callee.property as Node);
  const [first] = callee.type === "CallExpression" ? (callee.arguments as Node[]) : [];
  if (first) return nameOf(first);
  return String(callee.name ?? "");
}

/** What a source does that another system than Linux and macOS does not do, in sentences. */
function faultsOf(name: string, text: string): string[] {
  const faults: string[] = [];
  if (!SUSPICIOUS.test(text)) return faults;
  const code = ({ start, end }: Node) => text.slice(start, end);
  const say = (fault: string) => faults.push(`${name} ${fault}`);
  new Visitor({
    CallExpression(node) {
      const call = node as unknown as Node;
      const [first] = call.arguments as Node[];
      const called = nameOf(call.callee as Node);
      if (START.test(called) && first?.type === "Literal" && NO_PROGRAM.test(String(first.value)))
        say(`starts ${first.value}, which is no program on Windows: see scripts/program-of.mjs`);
      if (START.test(called) && first?.type === "Literal" && /^ff(?:mpeg|probe)$/.test(String(first.value)))
        say(`starts ${first.value}, which a machine need not have: see ffmpegPrograms`);
      if (START.test(called) && first && /\.bin\//.test(code(first))) say("starts a program of node_modules/.bin");
      if (called === "kill" && first?.type === "UnaryExpression") say("sends a signal to a group of processes");
      if (/^(?:readdir|readdirSync)$/.test(called) && /recursive: true/.test(code(call))) {
        const isCut = /parentPath[^;]*\.slice\(/s.test(text) || !/withFileTypes: true/.test(code(call));
        if (isCut && !text.includes(SLASHES)) say("takes the paths below a folder for paths with slashes");
      }
      const callee = code(call.callee as Node);
      if (!call.optional && /^process\.get(?:eu|u|eg|g)id$/.test(callee)) say(`calls ${callee}, which Windows lacks`);
    },
    ImportExpression(node) {
      const { source } = node as unknown as { source: Node };
      if (source.type === "CallExpression" && /^(?:join|resolve|fileURLToPath)$/.test(nameOf(source.callee as Node)))
        say("imports a path, which on Windows is no address: see pathToFileURL");
    },
    MemberExpression(node) {
      const { object, property } = node as unknown as { object: Node; property: Node };
      if (property.name === "pathname" && object.type === "NewExpression" && /import\.meta\./.test(code(object)))
        say("takes the pathname of an address for a path: see fileURLToPath");
    },
    Property(node) {
      if (code(node as unknown as Node) === "detached: true") say("starts a group of processes");
    },
    Literal(node) {
      if (/^\/(?:tmp\/.+|dev\/null)$/.test(String(node.value))) say(`names ${node.value}`);
    },
  }).visit(parseSync(name, text).program);
  return faults;
}

/** What is no command of the shell that npm uses on Windows. */
const SHELL_ONLY = /^\w+=|&& *\w+=|'|;|`|\$|(?:^|&& *)(?:rm|cp|mv|cat|export|test|sh|bash) /;

describe("sources run on every system", () => {
  it.each([
    'spawn("npm", ["run", "build"]);',
    'await promisify(execFile)("npx", ["vitest"]);',
    'execFileSync("ffprobe", ["-version"]);',
    'execFileSync(join(root, "node_modules/.bin/vite"));',
    "process.kill(-child.pid);",
    'spawn("node", [], { detached: true });',
    "const path = new URL('file.ts', import.meta.url).pathname;",
    "await import(join(folder, 'module.mjs'));",
    "if (process.getuid() === 0) warn();",
    'readdirSync(folder, { recursive: true }).filter((path) => path.startsWith("songs/"));',
    "readdirSync(folder, { recursive: true, withFileTypes: true }).map((e) => join(e.parentPath, e.name).slice(9));",
    'writeFileSync("/tmp/out.png", picture);',
  ])("would find %s", (text) => {
    expect(faultsOf("a.mjs", text)).toHaveLength(1);
  });

  it.each([
    'execFileSync("git", ["add", "."]);',
    'spawn(process.execPath, [programOf("vite")]);',
    "child.kill();",
    "const { pathname } = new URL(request.url);",
    "await import(pathToFileURL(join(folder, 'module.mjs')).href);",
    "if (process.getuid?.() === 0) warn();",
    'readdirSync(folder, { recursive: true }).map((path) => path.replaceAll("\\\\", "/"));',
    "readdirSync(folder, { recursive: true, withFileTypes: true }).map((e) => join(e.parentPath, e.name));",
  ])("lets %s be", (text) => {
    expect(faultsOf("a.mjs", text)).toEqual([]);
  });

  it("holds for all of them", () => {
    // Not for Windows: the deployment behind nginx, the checks of an image, of a bare machine and of the system's ffmpeg,
    // and limits of programs.
    // This file names what is wrong.
    const others =
      /^server\/topology\/|^scripts\/verify\/(?:image\/|stranger|system-ffmpeg)|limited-program\.test|portable\.test/;
    const files = sourceFiles(root, FOLDERS).filter((file) => !others.test(file));
    expect(files.length).toBeGreaterThan(2000);
    expect(files.flatMap((file) => faultsOf(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
  });
});

describe("commands of package.json run on every system", () => {
  it.each(["NODE_ENV=test vitest", "tsc -b && A=1 vite", "vite 'a b'", "rm -rf dist", "tsc; vite", "echo $HOME"])(
    "would find %s",
    (command) => expect(command).toMatch(SHELL_ONLY),
  );

  it("holds for all of them", () => {
    const manifests = readdirSync(root).flatMap((name) =>
      ["sdk", "ui", "player", "site", "server"].includes(name) ? `${name}/package.json` : [],
    );
    const commands = ["package.json", ...manifests].flatMap((file): string[] =>
      Object.values(JSON.parse(readFileSync(join(root, file), "utf8")).scripts),
    );
    expect(commands.length).toBeGreaterThan(30);
    expect(commands.filter((command) => SHELL_ONLY.test(command))).toEqual([]);
  });
});

it("keeps names that every system takes", () => {
  const wrong = sourceFiles(root, FOLDERS).filter((file) => /[<>:"|?*\\]|[. ]$|(^|\/)(con|aux|nul|prn)\./i.test(file));
  expect(wrong).toEqual([]);
});

it("has style sheets that mean the same after a bundler has written them for older browsers", () => {
  // `:dir(rtl)` becomes a list of languages, which a page from right to left need not name.
  const sheets = ["ui/src", "site/src"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => join(folder, path))
      .filter((path) => path.endsWith(".css")),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(
    sheets.filter((path) => /:dir\(/.test(readFileSync(join(root, path), "utf8").replaceAll(/\/\*[^*]*\*\//g, ""))),
  ).toEqual([]);
});
