import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { mentioned, publicSurface } from "./public-surface.mjs";

/** The packages that are published. */
export const PACKAGES = ["sdk", "ui", "player"];
/** Longer declarations are cut: mostly inferred types of machines and schemas, which nobody reads. */
const LONGEST = 800;

const fingerprint = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** A long declaration shows its beginning, and a fingerprint of the whole. */
function brief({ node, text }) {
  if (text.length <= LONGEST || node?.type === "TSInterfaceDeclaration" || node?.type === "ClassDeclaration")
    return text;
  return `${text.slice(0, text.lastIndexOf("\n", LONGEST / 2) + 1 || LONGEST / 2).trimEnd()} … // ${fingerprint(text)}`;
}

const block = (declarations) => ["```ts", ...declarations.map(brief), "```", ""];
const idOf = ({ file, name }) => `${file} ${name}`;

/**
 * The public surface of a package as Markdown: each declaration once, with the first entry that exports it. The entry
 * of the whole package comes last.
 * @param {string} folder The package's folder, built.
 */
export function apiReport(folder) {
  const entries = publicSurface(folder);
  const byPart = entries.toSorted(
    (a, b) => Number(a.entry.split("/").length < 3) - Number(b.entry.split("/").length < 3),
  );
  const lines = [`# Public surface of ${entries[0]?.entry.split("/").slice(0, 2).join("/")}`, ""];
  lines.push("Written by `npm run api`. `npm run check` fails where it differs from what is built.", "");
  const shown = new Set();
  for (const { entry, exports } of byPart) {
    lines.push(`## ${entry}`, "");
    const all = [...exports.values()].flat();
    const fresh = all.filter((declaration) => !shown.has(idOf(declaration)));
    const again = new Set(all.filter((declaration) => shown.has(idOf(declaration))).map(({ name }) => name));
    for (const declaration of fresh) shown.add(idOf(declaration));
    if (fresh.length > 0) lines.push(...block(fresh));
    if (again.size > 0) lines.push(`And from above: ${[...again].map((name) => `\`${name}\``).join(", ")}.`, "");
  }
  const others = mentioned(entries).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  if (others.length > 0) lines.push("## Mentioned, not exported", "", ...block(others));
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Exports without a doc comment, as `file: name`. */
export function undocumented(folder) {
  const found = publicSurface(folder).flatMap(({ exports }) =>
    [...exports].flatMap(([name, declarations]) => {
      const isOurs = name !== "(augmentations)" && declarations.length > 0;
      const where = relative(join(folder, "dist"), declarations[0]?.file ?? "").replaceAll("\\", "/");
      // A call says by its summary what it does.
      const isSaid = declarations.some(({ doc, text }) => doc !== "" || /^ {2}readonly summary: "/m.test(text));
      return isOurs && !isSaid ? [`${where}: ${name}`] : [];
    }),
  );
  return [...new Set(found)].sort();
}

/** The examples of a package's entries: of each, those in the doc comments of what it exports. */
export function examplesOf(folder) {
  return publicSurface(folder).map(({ entry, about, exports }) => {
    const docs = [about, ...[...exports.values()].flat().map(({ doc }) => doc)];
    return {
      entry,
      examples: docs.flatMap((doc) => [...doc.matchAll(/@example\s+```tsx?\n(.*?)```/gs)].map(([, code]) => code)),
    };
  });
}
