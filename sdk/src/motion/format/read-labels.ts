/**
 * What people call the variants of a text, by their names: `variant low … called down low`. They are apart from the rest
 * (`readMoveText`), because a dance needs none of them; built packages and pages have another module in the place of
 * this one, too.
 */
export function readLabels(source: string, _owner: string): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const line of source.split("\n")) {
    const [word, name, ...rest] = line.replace(/#.*/, "").trim().split(/\s+/);
    if (word !== "variant" || name === undefined) continue;
    const called = rest.indexOf("called");
    labels.set(name, called < 0 ? name : rest.slice(called + 1).join(" "));
  }
  return labels;
}
