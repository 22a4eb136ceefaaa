import { type ESTree, parseSync, Visitor } from "vite";

/** Values that an assignment can lose without anything else changing. */
const PLAIN = new Set(["ArrowFunctionExpression", "FunctionExpression", "Identifier", "Literal"]);
const NAME = /^[\w$]+$/;

/** Part of a module that only code with its name can reach: a method, accessor, or `this.name = value;`. */
interface Member {
  name: string;
  start: number;
  end: number;
  /** Names that it mentions itself, those of members inside it not included. */
  mentions: Set<string>;
}

/** What a module mentions beside its members, and its members. */
interface Mentions {
  always: Set<string>;
  members: Member[];
  setters: Set<string>;
}

const ignored = () => {};

/** @param hasMembers Whether members of the module may be left out; where not, all that it mentions counts. */
function readMentions(code: string, hasMembers: boolean): Mentions {
  const { program, errors } = parseSync("module.js", code);
  if (errors[0]) throw new Error(errors[0].message);
  const always = new Set<string>();
  const members: Member[] = [];
  const setters = new Set<string>();
  const open: Member[] = [];
  const mention = (name: string) => (open.at(-1)?.mentions ?? always).add(name);
  const enter = (name: string | undefined, { start, end }: ESTree.Node) => {
    if (name) open.push({ name, start, end, mentions: new Set() });
  };
  const leave = (name: string | undefined) => {
    const member = name ? open.pop() : undefined;
    if (member) members.push(member);
  };
  new Visitor({
    MethodDefinition: hasMembers
      ? (node) => {
          enter(methodName(node), node);
          if (node.kind === "set" && node.key.type === "Identifier") setters.add(node.key.name);
        }
      : ignored,
    "MethodDefinition:exit": hasMembers ? (node) => leave(methodName(node)) : ignored,
    ExpressionStatement: hasMembers ? (node) => enter(assignedName(node), node) : ignored,
    "ExpressionStatement:exit": hasMembers ? (node) => leave(assignedName(node)) : ignored,
    MemberExpression(node) {
      if (!node.computed && node.property.type === "Identifier") mention(node.property.name);
    },
    Property(node) {
      if (!node.computed && node.key.type === "Identifier") mention(node.key.name);
    },
    Literal(node) {
      if (typeof node.value === "string" && NAME.test(node.value)) mention(node.value);
    },
  }).visit(program);
  return { always, members, setters };
}

function methodName({ computed, key }: ESTree.MethodDefinition): string | undefined {
  return !computed && key.type === "Identifier" && key.name !== "constructor" ? key.name : undefined;
}

function assignedName({ expression }: ESTree.ExpressionStatement): string | undefined {
  if (expression.type !== "AssignmentExpression" || expression.operator !== "=") return undefined;
  const { left, right } = expression;
  const onThis = left.type === "MemberExpression" && !left.computed && left.object.type === "ThisExpression";
  return onThis && left.property.type === "Identifier" && PLAIN.has(right.type) ? left.property.name : undefined;
}

/**
 * The members of some modules that nothing mentions, by module. A name counts as mentioned where it is a property's name
 * or a text of its own, in code that can run: outside of members, or in a member whose name is mentioned.
 *
 * What JavaScript calls by itself is not mentioned anywhere: `toJSON` is kept only where code says it. Names that code
 * puts together (`object["set" + name]`) are not found.
 * @param modules Code by module, all that can hold objects of those modules.
 * @param isReduced Whether members of a module may be left out.
 */
export function unusedMembers(
  modules: ReadonlyMap<string, string>,
  isReduced: (id: string) => boolean,
): Map<string, Set<string>> {
  const read = [...modules].map(([id, code]) => ({ id, ...readMentions(code, isReduced(id)) }));
  const byName = new Map<string, Member[]>();
  for (const member of read.flatMap(({ members }) => members)) {
    byName.set(member.name, [...(byName.get(member.name) ?? []), member]);
  }
  const used = new Set<string>();
  const waiting = ["toString", "valueOf", "then", ...read.flatMap(({ always }) => [...always])];
  // An assignment may be there for the setter that it calls.
  for (const { setters } of read) waiting.push(...setters);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const { mentions } of byName.get(name) ?? []) waiting.push(...mentions);
  }
  const unused = read.map(({ id, members }) => {
    const names = members.map(({ name }) => name).filter((name) => !used.has(name));
    return [id, new Set(names)] as const;
  });
  return new Map(unused.filter(([, names]) => names.size > 0));
}

/** A module's code without its members of some names. */
export function withoutMembers(code: string, names: ReadonlySet<string>): string {
  const cuts = readMentions(code, true).members.filter(({ name }) => names.has(name));
  // Those inside others go with them. A semicolon stays, for an assignment may be all that an `if` has.
  const outer = cuts.filter((cut) => !cuts.some((other) => other.start < cut.start && cut.end <= other.end));
  return outer
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)};${text.slice(end)}`, code);
}
