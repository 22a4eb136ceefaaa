/** Folders of sdk/src/motion in the order of the data: each imports only from itself and those before it. */
const MOTION = [
  ["math"],
  ["rig"],
  ["format"],
  ["moves", "styles"],
  ["sequence"],
  ["tracks"],
  ["contacts"],
  ["solve"],
  ["bake"],
  ["pose"],
  ["ensemble"],
  ["export"],
];
const MOTION_FILE = /^sdk\/src\/motion\/(?:([^/]+)\/)?/;
const TEST = /\.test\.tsx?$|\/testing\/|\.stories\.tsx$|\.fixture\.ts$/;
const isShipped = (path, folder) => path.startsWith(`${folder}/src/`) && !TEST.test(path);

/** Packages that a package's sources must not import. */
const DIRECTIONS = {
  sdk: ["ui", "player", "site", "server"],
  ui: ["player", "site", "server"],
  player: ["sdk", "ui", "site", "server"],
  site: ["server"],
  server: ["ui", "player", "site"],
};
const NOT_IN_SDK = /^(node:|react(-dom)?(\/|$)|@xstate\/react|three(\/|$)|@pixiv\/|koa|@koa\/|knex)/;

/** Each rule says what is wrong with an import of `to` in the file `from`, or nothing. */
export const RULES = {
  packages(from, to) {
    const [own = "", folder] = from.split("/");
    const target = to.split("/")[0];
    // The server hands out what was built of the site, and what is drawn for it.
    const isBuilt = ["dist", "generated"].includes(to.split("/")[1]);
    if (folder === "src" && !TEST.test(from) && DIRECTIONS[own]?.includes(target) && !isBuilt)
      return `${own} must not import from ${target}`;
  },
  motion(from, to) {
    const inside = MOTION_FILE.exec(from);
    const target = MOTION_FILE.exec(to);
    if (!inside?.[1] || !target || TEST.test(from)) return;
    const stage = (folder) => MOTION.findIndex((folders) => folders.includes(folder));
    if (target[1] === undefined || stage(target[1]) > stage(inside[1]))
      return `sdk/src/motion/${inside[1]} comes before what it imports`;
    if (stage(inside[1]) < 0 || stage(target[1]) < 0) return "the folder has no place in the order of sdk/src/motion";
  },
  headless(from, to) {
    if (isShipped(from, "sdk") && NOT_IN_SDK.test(to)) return "the sdk runs without React, three.js, Koa and Node";
  },
  workshop(from, to) {
    if (to.startsWith("workshop/") && !from.startsWith("workshop/")) return "nothing imports the workshop";
  },
  scripts(from, to) {
    const owner = /^([^/]+)\/(?:scripts|plugins)\//.exec(to)?.[1];
    if (owner && ![owner, ".storybook"].includes(from.split("/")[0])) return `scripts of ${owner} are its own`;
  },
  generated(from, to) {
    if (!from.startsWith("ui/") && to.startsWith("ui/generated"))
      return "what ui generates is reached through its package, @nataraj/ui";
  },
  builders(from, to) {
    if (isShipped(from, "ui") && to.startsWith("ui/scripts/")) return "what ships does not import what builds it";
  },
};

/** All that is against the rules. @param graph The imports of each file. */
export function violations(graph) {
  const broken = [];
  for (const [from, targets] of graph)
    for (const to of targets)
      for (const rule of Object.values(RULES)) {
        const problem = rule(from, to);
        if (problem) broken.push(`${from} imports ${to}: ${problem}.`);
      }
  return [
    ...broken,
    ...circles(graph).map((circle) => `These files import each other in a circle: ${circle.join(", ")}.`),
  ];
}

/** Groups of files that can be reached from each other (Tarjan's strongly connected components). */
export function circles(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.includes(node)) found.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
