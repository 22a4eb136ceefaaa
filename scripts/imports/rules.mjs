/** Folders of sdk/src/motion in the order of the data: each imports only from itself and those before it. */
const MOTION = [
  ["math", "settings"],
  ["rig"],
  ["format"],
  ["moves", "styles"],
  ["sequence"],
  ["tracks"],
  ["layers"],
  ["contacts"],
  ["solve"],
  ["bake"],
  ["pose"],
  ["ensemble"],
  ["worker"],
  ["export"],
];
/** Folders and files of server/src in floors: each imports only from its own and those before it. */
const SERVER = [
  ["settings", "log", "errors", "process", "retrying", "cancellation"],
  ["disk", "sqlite", "data-folder", "database", "storage", "http"],
  ["calls", "auth", "jobs", "uploads", "music", "planning", "openai", "pictures"],
  ["projects", "generation", "account", "contact", "blogs", "songs", "media", "service", "metrics"],
  ["site", "composition", "app", "start-server", "start-error", "main", "commands", "backup", "relocation", "admin"],
];
const MOTION_FILE = /^sdk\/src\/motion\/(?:([^/]+)\/)?/;
const TEST = /\.test\.tsx?$|\/testing\/|^server\/src\/test\/|\.stories\.tsx$|\/story-[^/]*$|\.fixture\.ts$/;
const isShipped = (path, folder) => path.startsWith(`${folder}/src/`) && !TEST.test(path);
const isShippedAnywhere = (path) => /^[^/]+\/src\//.test(path) && !TEST.test(path);

/** Packages that a package's sources must not import. */
const DIRECTIONS = {
  sdk: ["ui", "player", "site", "server"],
  ui: ["player", "site", "server"],
  player: ["sdk", "ui", "site", "server"],
  site: ["server"],
  server: ["ui", "player", "site"],
};
const NOT_IN_SDK = /^(node:|react(-dom)?(\/|$)|@xstate\/react|three(\/|$)|@pixiv\/|koa|@koa\/|knex)/;

/**
 * Of what there are two: a database, a storage, a queue, a core. Which of them it is, their own folder and composition know,
 * and a relocation, which is from one to the other.
 */
const ENGINES = {
  "server/src/database/": ["postgres-client", "postgres-engine", "sqlite-client", "sqlite-engine"],
  "server/src/storage/": ["file-storage", "s3-storage"],
  "server/src/jobs/": ["pg-boss", "pg-boss-queue", "pg-boss-task", "listen-for-news", "sqlite-queue"],
  "server/src/auth/": ["core-connection", "core/start"],
};
const KNOWS_ENGINES = /^server\/src\/(composition\.ts|relocation\/|jobs\/listen-for-news\.ts)/;

/** Each rule says what is wrong with an import of `to` in the file `from`, or nothing. */
const RULES = {
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
  floors(from, to) {
    if (!isShipped(from, "server") || !isShipped(to, "server")) return;
    const floor = (path) => SERVER.findIndex((names) => names.includes(path.split(/[/.]/)[2]));
    if (floor(from) < 0 || floor(to) < 0) return "the folder has no floor in server/src";
    if (floor(to) > floor(from)) return "a folder imports from its own floor and those below";
  },
  engines(from, to) {
    if (!isShipped(from, "server") || KNOWS_ENGINES.test(from)) return;
    for (const [folder, names] of Object.entries(ENGINES)) {
      const isEngine = names.some((name) => to === `${folder}${name}.ts`);
      if (isEngine && !from.startsWith(folder)) return "only composition knows which of two engines is used";
    }
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
    ...folderCircles(graph).map((circle) => `These folders import each other in a circle: ${circle.join(", ")}.`),
  ];
}

/**
 * Folders of what ships that can be reached from each other, at each depth. A folder and those inside it are one.
 * @param graph The imports of each file.
 */
export function folderCircles(graph) {
  const shipped = [...graph].filter(([path]) => isShippedAnywhere(path));
  const found = new Map();
  for (let depth = 3; depth <= Math.max(0, ...shipped.map(([path]) => path.split("/").length - 1)); depth++) {
    const folders = new Map();
    const folder = (path) => path.split("/").slice(0, -1).slice(0, depth).join("/");
    for (const [from, targets] of shipped) {
      for (const to of targets.filter((path) => graph.has(path) && isShippedAnywhere(path))) {
        const [one, other] = [folder(from), folder(to)];
        if (`${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)) continue;
        folders.set(one, [...(folders.get(one) ?? []), other]);
        if (!folders.has(other)) folders.set(other, []);
      }
    }
    for (const circle of circles(folders)) found.set(circle.join(), circle);
  }
  return [...found.values()];
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
