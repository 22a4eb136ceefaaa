/**
 * What a package offers to others, read from the declarations that the compiler has put into `dist`. Declarations have
 * inferred types written out, so a change of one shows here. oxc-parser reads them: api-extractor would bring a
 * TypeScript of its own beside the one that compiles.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";

/**
 * The entries of a package with what each exports.
 * @param {string} folder The package's folder, built.
 */
export function publicSurface(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const read = declarationReader();
  return Object.entries(exports)
    .filter(([, target]) => target.types && !target.default?.endsWith(".css"))
    .map(([path, target]) => {
      const file = join(folder, target.types);
      return { entry: name + path.slice(1), file, about: read(file).about, exports: exportsOf(file, read) };
    });
}

/**
 * Declarations that others mention and that no entry exports: a change of one changes what is public all the same.
 * @param {{ exports: Map<string, object[]> }[]} entries
 */
export function mentioned(entries) {
  const read = declarationReader();
  const seen = new Set();
  const idOf = ({ file, name }) => `${file} ${name}`;
  for (const { exports } of entries) for (const each of exports.values()) for (const one of each) seen.add(idOf(one));
  const found = [];
  const follow = (declaration) => {
    for (const [from, name] of mentionsOf(declaration, read)) {
      for (const next of find(from, name, read)) {
        if (seen.has(idOf(next))) continue;
        seen.add(idOf(next));
        found.push(next);
        follow(next);
      }
    }
  };
  for (const { exports } of entries) for (const each of exports.values()) each.forEach(follow);
  return found;
}

/** Reads each file once. */
function declarationReader() {
  const files = new Map();
  return (file) => {
    if (!files.has(file)) files.set(file, readDeclarations(file));
    return files.get(file);
  };
}

function readDeclarations(file) {
  const text = readFileSync(file, "utf8");
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  /** By local name; a type and a value may share one, and a function has a declaration for each overload. */
  const declared = new Map();
  const imported = new Map();
  const exported = new Map();
  const stars = [];
  const augmentations = [];
  const add = (name, declaration) => declared.set(name, [...(declared.get(name) ?? []), declaration]);
  for (const statement of program.body) {
    const { declaration = null, source, specifiers = [] } = statement;
    if (statement.type === "ImportDeclaration") {
      for (const { local, imported: name } of specifiers) {
        imported.set(local.name, { from: source.value, name: name?.name ?? "*" });
      }
    } else if (statement.type === "ExportAllDeclaration") {
      if (statement.exported) exported.set(statement.exported.name, { from: source.value, name: "*" });
      else stars.push(source.value);
    } else if (statement.type === "ExportNamedDeclaration" && !declaration) {
      for (const { local, exported: name } of specifiers) {
        exported.set(name.name, { from: source?.value, name: local.name });
      }
    } else {
      const node = declaration ?? statement;
      const doc = docBefore(text, comments, statement.start);
      const names = namesOf(node);
      for (const name of names) {
        add(name, { name, file, doc, node, text: plainText(text, comments, node), source: sourceOf(text, node) });
        if (declaration) exported.set(name, { name });
      }
      if (names.length === 0 && node.type === "TSModuleDeclaration") {
        augmentations.push({ name: "", file, doc, node, text: plainText(text, comments, node) });
      }
    }
  }
  const [first] = comments;
  const about = first && text.slice(0, first.start).trim() === "" ? docText(first) : "";
  return { declared, imported, exported, stars, augmentations, about };
}

function namesOf(node) {
  if (node.type === "VariableDeclaration") return node.declarations.map(({ id }) => id.name);
  return node.id?.type === "Identifier" ? [node.id.name] : [];
}

/** Lines of a doc comment without its stars. */
const docText = ({ type, value }) =>
  type === "Block" && value.startsWith("*")
    ? value
        .slice(1)
        .replaceAll(/^\s*\* ?/gm, "")
        .trim()
    : "";

function docBefore(text, comments, start) {
  const before = comments.findLast((comment) => comment.end <= start);
  return before && text.slice(before.end, start).trim() === "" ? docText(before) : "";
}

/** A declaration without comments, on lines of its own. */
function plainText(text, comments, { start, end }) {
  let plain = "";
  let at = start;
  for (const comment of comments.filter((each) => each.start >= start && each.end <= end)) {
    plain += text.slice(at, comment.start);
    at = comment.end;
  }
  return (plain + text.slice(at, end))
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/\n{2,}/g, "\n")
    .replaceAll("    ", "  ")
    .replace(/^declare /, "");
}

/** A declaration as it is written, with the comments inside of it. */
const sourceOf = (text, { start, end }) =>
  text
    .slice(start, end)
    .replace(/^declare /, "")
    .replaceAll("    ", "  ");

/** The declarations' file that a module's name leads to; undefined where it is another package's. */
function fileOf(from, name) {
  if (!name.startsWith(".")) return undefined;
  const base = join(dirname(from), name.replace(/\.(tsx?|js)$/, ""));
  return [`${base}.d.ts`, join(base, "index.d.ts")].find((file) => existsSync(file));
}

/** Everything that a file exports, by name. */
function exportsOf(file, read) {
  const { exported, stars, augmentations } = read(file);
  const all = new Map();
  for (const star of stars) {
    const target = fileOf(file, star);
    if (!target) all.set(`* from ${star}`, [foreign(star, "*")]);
    else for (const [name, each] of exportsOf(target, read)) all.set(name, each);
  }
  for (const name of exported.keys()) all.set(name, findExport(file, name, read));
  if (augmentations.length > 0) all.set("(augmentations)", augmentations);
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function findExport(file, name, read) {
  const { exported, stars } = read(file);
  const target = exported.get(name);
  if (target && !target.from) return find(file, target.name, read);
  if (target) {
    const next = fileOf(file, target.from);
    if (!next || target.name === "*") return [foreign(target.from, target.name)];
    return findExport(next, target.name, read);
  }
  for (const star of stars) {
    const next = fileOf(file, star);
    const found = next ? findExport(next, name, read) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** The declarations that a name has inside of a file. */
function find(file, name, read) {
  const { declared, imported } = read(file);
  if (declared.has(name)) return declared.get(name);
  const target = imported.get(name);
  const next = target && fileOf(file, target.from);
  return next ? findExport(next, target.name, read) : [];
}

const foreign = (from, name) => ({
  name,
  file: from,
  doc: "(of another package)",
  text: `export ${name} from "${from}"`,
});

/** Files and names that a declaration mentions. */
function mentionsOf({ file, node }, read) {
  const found = [];
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!value || typeof value !== "object") return;
    if (value.type === "TSImportType") {
      const next = fileOf(file, value.source?.value ?? value.argument?.literal?.value ?? "");
      const name = value.qualifier?.name ?? value.qualifier?.left?.name;
      if (next && name) for (const one of findExport(next, name, read)) found.push([one.file, one.name]);
    }
    const name = value.typeName ?? value.exprName ?? value.expression ?? value.superClass;
    const leftmost = name?.type === "TSQualifiedName" ? name.left : name;
    if (leftmost?.type === "Identifier") found.push([file, leftmost.name]);
    for (const [key, child] of Object.entries(value)) if (key !== "type") visit(child);
  };
  visit(node);
  return found.filter(([from]) => existsSync(from));
}
