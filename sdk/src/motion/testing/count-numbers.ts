import { parseSync } from "oxc-parser";

/** A number of the code. */
export interface FoundNumber {
  readonly line: number;
  readonly value: number;
  /** Whether it is the value of a setting. */
  readonly isSetting: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Degrees of a right angle, of a half and a whole turn; seconds of a minute, centimetres of a metre. */
const CONVERSIONS = [90, 180, 360, 60, 100];
/** Less than this is a tolerance of rounding. */
const ROUNDING = 1e-3;
const NAMED = /^[A-Z][A-Z_\d]*$/;

/**
 * The numbers of a source that shape something, each literal for itself: a row of n counts n. Small whole numbers and a half
 * are places, multiples and middles within a formula, but not where they are all that a constant is. Conversions, tolerances
 * of rounding, types, ranges of settings, and tables that name their `source` do not count.
 */
export function numbersIn(name: string, source: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  const visit = (node: Node, isNamed: boolean, isSetting: boolean): void => {
    if (node.type === "Literal" && typeof node.value === "number") {
      if (isSetting || counts(node.value, isNamed))
        found.push({ line: source.slice(0, node.start).split("\n").length, value: node.value, isSetting });
      return;
    }
    if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
    if (keyOf(node) === "range") return;
    if (has(node, "source")) return;
    const declares = node.type === "VariableDeclarator" && isNode(node.id) && NAMED.test(String(node.id.name));
    const named = declares || (isNamed && /^(Array|Object|Unary)Expression$|^Property$|^TS/.test(node.type));
    for (const value of Object.values(node).flat())
      if (isNode(value)) visit(value, named, isSetting || (has(node, "range") && keyOf(value) === "value"));
  };
  visit(parseSync(name, source).program as unknown as Node, false, false);
  return found;
}

function counts(value: number, isNamed: boolean): boolean {
  if (value < ROUNDING || value === 1 || CONVERSIONS.includes(value)) return false;
  return isNamed || ![2, 3, 4, 0.5].includes(value);
}

const keyOf = (node: Node): unknown => (node.type === "Property" && isNode(node.key) ? node.key.name : undefined);

/** Whether a node is an object with a property of that name. */
const has = ({ type, properties }: Node, name: string): boolean =>
  type === "ObjectExpression" && (properties as Node[]).some((property) => keyOf(property) === name);
