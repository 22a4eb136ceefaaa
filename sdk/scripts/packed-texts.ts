import { DANCE_STYLES } from "../src/contract/styles.ts";
import { readLabels } from "../src/motion/format/read-labels.ts";
import { readMoveText } from "../src/motion/format/read-text.ts";
import { SOURCES } from "../src/motion/moves/index.ts";
import { IDLE_SOURCE } from "../src/motion/sequence/idle-clip.ts";
import { styleLayer } from "../src/motion/styles/index.ts";
import { posesOwner } from "../src/motion/styles/layer.ts";
import { packTexts } from "./pack-texts.ts";

/** A module that is put in the place of one that reads texts. */
export interface Replacement {
  /** Of the path of the module that it replaces. */
  path: RegExp;
  /** @param extension Of the modules that it imports. */
  code(extension: "js" | "ts"): string;
}

/** All texts of the product, by their owners. */
export function allTexts(): [owner: string, source: string][] {
  const definitions = DANCE_STYLES.flatMap((style) => styleLayer(style).definition ?? []);
  return [
    ...SOURCES.map((source, i): [string, string] => [`move ${i + 1}`, source]),
    ...definitions.map(({ style, source }): [string, string] => [`style ${style}`, source]),
    ...definitions.map(({ style, stillness }): [string, string] => [posesOwner(style), stillness.poses]),
    ["idle", IDLE_SOURCE],
  ];
}

/** Knows what all texts say: the reader, its checks and its messages are for authors, and are left out. */
const reader: Replacement = {
  path: /\/motion\/format\/read-text\.[jt]s$/,
  code(extension) {
    const texts = allTexts();
    const { bytes, names } = packTexts(texts.map(([owner, source]) => readMoveText(source, owner)));
    return `import { unpackTexts } from "./packing/unpack-texts.${extension}";

const OTHERS = ${JSON.stringify(texts.flatMap(([owner]) => (/^move /.test(owner) ? [] : owner)).join())}.split(",");
let texts;

export function readMoveText(_, owner) {
  texts ??= unpackTexts(${JSON.stringify(bytes)}, ${JSON.stringify(names)});
  const [kind, number] = owner.split(" ");
  const text = texts[kind === "move" ? number - 1 : ${texts.filter(([owner]) => /^move /.test(owner)).length} + OTHERS.indexOf(owner)];
  if (!text) throw new RangeError("There is no text of " + owner + " in what was built.");
  return text;
}
`;
  },
};

/** The module that knows what variants are called. */
export const LABELS = /\/motion\/format\/read-labels\.[jt]s$/;

/** What the variants of the moves are called. */
const labels: Replacement = {
  path: LABELS,
  code() {
    const all = allTexts().flatMap(([owner, source]) => {
      const own = [...readLabels(source, owner)];
      return own.length > 0 ? [[owner, Object.fromEntries(own)]] : [];
    });
    return `const LABELS = ${JSON.stringify(Object.fromEntries(all))};

export function readLabels(_, owner) {
  return new Map(Object.entries(LABELS[owner] ?? {}));
}
`;
  },
};

export const REPLACEMENTS: readonly Replacement[] = [reader, labels];

/** The modules that hold texts. */
export const TEXTS = /\/motion\/((moves\/\d|styles\/)[^/]*|sequence\/idle-clip)\.[jt]s$/;

/**
 * A built module as it is published: with the packed texts in the place of the reader, and without texts; undefined
 * where nothing of it changes.
 * @param path Of the module, as the system writes it.
 */
export function packedModule(path: string, read: () => string): string | undefined {
  const id = path.replaceAll("\\", "/");
  const replacement = REPLACEMENTS.find((each) => each.path.test(id));
  if (replacement) return replacement.code("js");
  return TEXTS.test(id) ? withoutTexts(read()) : undefined;
}

/** The code of a module without the texts in it. */
export function withoutTexts(code: string): string {
  return code.replace(/`move \d[^`]*`/g, '""');
}
