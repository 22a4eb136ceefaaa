import { parseSync, Visitor } from "oxc-parser";
import recheck from "recheck/lib/browser.js";

/**
 * Files whose patterns may meet strangers' texts: what ships.
 * @param path From the root, with slashes.
 */
export function isShipped(path) {
  return /^\w+\/src\//.test(path) && !/\.(?:test|stories|fixture)\.tsx?$|\/test(?:ing)?\//.test(path);
}

/** Stands, with its reason, in the line before a pattern that is not to be checked. */
const UNCHECKED = /^\s*Unchecked pattern: \S/;

/**
 * The regular expressions of a source. Without `pattern`: one that is built from variables.
 * @returns {{ line: number, pattern?: string, flags?: string }[]}
 */
export function patternsOf(path, text) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = (offset) => text.slice(0, offset).split("\n").length;
  const unchecked = new Set(comments.filter(({ value }) => UNCHECKED.test(value)).map(({ end }) => lineOf(end)));
  const found = [];
  const add = ({ start }, regex) => {
    const line = lineOf(start);
    if (!unchecked.has(line - 1)) found.push({ line, ...regex });
  };
  const addBuilt = (node) => {
    const [first] = node.arguments;
    // The literal inside is found by itself.
    if (node.callee.name === "RegExp" && !first?.regex) add(node, {});
  };
  new Visitor({
    Literal(node) {
      if (node.regex) add(node, { pattern: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addBuilt,
    CallExpression: addBuilt,
  }).visit(program);
  return found;
}

/**
 * How patterns are checked. The fuzzer counts steps and never time, which on a busy machine would name patterns by chance.
 * The whole of one pattern may take minutes; most take milliseconds.
 */
const CHECK = { timeout: 600_000, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };
const known = new Map();

/**
 * Why a pattern may take more time than a text is long; undefined where it does not. A loop of it that can begin anywhere,
 * and then fails, takes the square.
 */
function problemOf({ pattern, flags }) {
  if (pattern === undefined) return "is built from variables, so that nothing checks it";
  const key = `${flags}/${pattern}`;
  if (!known.has(key)) known.set(key, recheck.checkSync(pattern, flags, CHECK));
  const { status, complexity, attack } = known.get(key);
  if (status === "safe") return undefined;
  if (status === "unknown") return "is too complicated to be checked";
  return `takes ${complexity.summary} time for ${attack.pattern}`;
}

/** What is wrong with the patterns of a source, a line for each. */
export function problemsOf(path, text) {
  return patternsOf(path, text).flatMap(({ line, ...regex }) => {
    const problem = problemOf(regex);
    return problem ? [`${path}:${line}: the pattern ${problem}.`] : [];
  });
}
