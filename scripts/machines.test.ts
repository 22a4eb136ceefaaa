import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { sourceFiles } from "./imports/read-imports.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Every call of a source with the name of what is called, its first argument, and whether it is made as the module loads. */
function* callsIn(node: Node, atLoad = true): Generator<{ name: unknown; first: Node | undefined; atLoad: boolean }> {
  if (node.type === "CallExpression") {
    const [first] = node.arguments as Node[];
    yield { name: (node.callee as Node).name, first, atLoad };
  }
  const inside = atLoad && !/Function|PropertyDefinition|MethodDefinition/.test(node.type);
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* callsIn(value, inside);
}

/** What a source does against the convention of machines (ARCHITECTURE.md). */
function faultsOf(name: string, text: string): string[] {
  // Parsing takes most of the time.
  if (!/createActor|useMachine|useActorRef/.test(text)) return [];
  const { program } = parseSync(name, text);
  return [...callsIn(program as unknown as Node)].flatMap(({ name: called, first, atLoad }) => {
    if (called === "createActor" && atLoad) return [`${name} makes an actor as it is loaded`];
    if ((called === "useMachine" || called === "useActorRef") && first?.type === "CallExpression")
      return [`${name} makes a machine at each render`];
    return [];
  });
}

test("machines are made once, and no actor as a module is loaded", () => {
  expect(faultsOf("a.tsx", "function A() { useMachine(provideA(client)); }")).toHaveLength(1);
  expect(faultsOf("a.ts", "export const actor = createActor(machine);")).toHaveLength(1);
  const files = sourceFiles(root, ["sdk/src", "ui/src", "site/src"]).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => faultsOf(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
});
