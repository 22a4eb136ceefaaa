/**
 * What people call the variants of a text, by their names: `variant low … called down low`. They are apart from the rest
 * (`readMoveText`), because a dance needs none of them; built packages and pages have another module in the place of
 * this one, too.
 */
export function readLabels(source: string, _owner: string): ReadonlyMap<string, string> {
  const lines = source.matchAll(/^\s*variant\s+(\S+)(?:.*?\scalled\s+(.*?))?\s*(?:#.*)?$/gm);
  return new Map(Array.from(lines, ([, name = "", label = name]) => [name, label.split(/\s+/).join(" ")]));
}
