import { fileURLToPath } from "node:url";
import { type Declaration, type Entry, publicSurface } from "../../../scripts/api/public-surface.mjs";
import { docMarkdown } from "./doc-comment.ts";
import type { Document } from "./document.ts";

/** The packages that are published, and the address of the entry that each has as a whole. */
const PACKAGES = { sdk: "all", ui: "all", player: "element" } as const;
/** Longer ones are cut: mostly the inferred types of machines, which nobody reads. Characters. */
const LONGEST = 1500;

const KINDS: [heading: string, is: (declaration: Declaration) => boolean][] = [
  ["Components", ({ name, node }) => isFunction(node) && /^[A-Z]/.test(name)],
  ["Classes", ({ node }) => node?.type === "ClassDeclaration"],
  ["Functions", ({ node }) => isFunction(node)],
  ["Constants", ({ node }) => node?.type === "VariableDeclaration" || node?.type === "TSEnumDeclaration"],
  ["Types", () => true],
];
const isFunction = (node: Declaration["node"]) =>
  node?.type === "TSDeclareFunction" || node?.type === "FunctionDeclaration";

/**
 * The reference of the packages, made from the declarations that the compiler has written, with their doc comments: a
 * document for each entry. What several entries export is described once, and the others lead there.
 * The packages must have been built.
 */
export function reference(): Document[] {
  return Object.entries(PACKAGES).flatMap(([name, whole]) => {
    const folder = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
    const addressOf = (entry: string) => `${name}/${entry.split("/").slice(2).join("-") || whole}`;
    // The entry of a whole package comes last: it leads to its parts. The player's is a part of its own, the element.
    const isWhole = ({ entry }: Entry) => Number(whole === "all" && entry.split("/").length < 3);
    const entries = publicSurface(folder).toSorted((a, b) => isWhole(a) - isWhole(b));
    const homes = new Map<string, string>();
    return entries.map(({ entry, about, exports }) => {
      const address = addressOf(entry);
      return {
        address,
        // The package has a guide of the same name.
        title: entry.split("/").length < 3 ? `${entry}, the whole` : entry,
        about: firstSentence(about),
        group: `@nataraj/${name}`,
        markdown: entryMarkdown(entry, about, [...exports.values()], (declaration) => {
          const key = `${declaration.file} ${declaration.name}`;
          if (!homes.has(key)) homes.set(key, address);
          return homes.get(key) === address ? undefined : `/docs/${homes.get(key)}#${anchorOf(declaration.name)}`;
        }),
      };
    });
  });
}

/** The address of a heading inside of its page. */
export const anchorOf = (heading: string) => heading.replaceAll(/[^\w]+/g, "-");

/** What a doc comment says first, before its tags, as `@example`; an `@` inside of a line is part of a name. */
const firstSentence = (about: string) =>
  /^.*?[.:](?=\s|$)/s.exec(about.replace(/^@.*/ms, ""))?.[0].replaceAll(/\s+/g, " ").slice(0, -1) ?? "";

/** @param homeOf Where a declaration is described, if not here. */
function entryMarkdown(
  entry: string,
  about: string,
  exports: Declaration[][],
  homeOf: (declaration: Declaration) => string | undefined,
): string {
  const elsewhere: string[] = [];
  const here = new Map<string, string[]>(KINDS.map(([heading]) => [heading, []]));
  for (const declarations of exports) {
    const [first] = declarations;
    if (!first?.node || first.node.type === "TSModuleDeclaration") continue;
    const home = homeOf(first);
    if (home) elsewhere.push(`[\`${first.name}\`](${home})`);
    else here.get(kindOf(first))?.push(declarationMarkdown(declarations));
  }
  return [
    `# ${entry}`,
    docMarkdown(about),
    ...[...here].flatMap(([heading, texts]) => (texts.length > 0 ? [`## ${heading}`, ...texts] : [])),
    ...(elsewhere.length > 0 ? ["## Described elsewhere", elsewhere.join(", ")] : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

const kindOf = (declaration: Declaration) => KINDS.find(([, is]) => is(declaration))?.[0] ?? "Types";

function declarationMarkdown(declarations: Declaration[]): string {
  const code = declarations.map(({ source = "", text }) => shortened(source, text));
  const docs = declarations.map(({ doc }) => docMarkdown(doc)).filter((doc) => doc !== "");
  return [`### ${declarations[0]?.name}`, ["```ts", ...code, "```"].join("\n"), ...docs].join("\n\n");
}

/**
 * A declaration as it is written. Interfaces and classes are read whole at any length, with the comments of their members;
 * others that are long lose their comments first, and then their end.
 */
function shortened(source: string, withoutComments: string): string {
  if (source.length <= LONGEST || /^(?:abstract )?(?:interface|class) /.test(source)) return source;
  if (withoutComments.length <= LONGEST) return withoutComments;
  return `${withoutComments.slice(0, LONGEST / 3).trimEnd()} …`;
}
