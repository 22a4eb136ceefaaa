import { expect, test } from "vitest";
import { circles, folderCircles, violations } from "./rules.mjs";

const broken = (from: string, to: string) => violations(new Map([[from, [to]]]));

test.each([
  ["sdk/src/index.ts", "ui/src/index.ts"],
  ["ui/src/index.ts", "site/src/main.tsx"],
  ["server/src/app.ts", "ui"],
  ["sdk/src/motion/format/curve.ts", "sdk/src/motion/bake/widen.ts"],
  ["sdk/src/motion/moves/index.ts", "sdk/src/motion/sequence/score.ts"],
  ["sdk/src/motion/bake/widen.ts", "sdk/src/motion/index.ts"],
  ["sdk/src/motion/new-folder/file.ts", "sdk/src/motion/math/curves.ts"],
  ["sdk/src/player/clock.ts", "react"],
  ["sdk/src/player/clock.ts", "three/addons/x.js"],
  ["sdk/src/client/client.ts", "node:fs"],
  ["site/src/main.tsx", "ui/generated/dancers/*.glb"],
  ["ui/src/dancer/engine.ts", "ui/scripts/copy-assets.mjs"],
  ["e2e/loop.test.ts", "site/plugins/public-assets.ts"],
  ["server/src/database/database.ts", "server/src/jobs/job-store.ts"],
  ["server/src/new-folder/file.ts", "server/src/log/logger.ts"],
  ["server/src/projects/project-store.ts", "server/src/database/postgres-client.ts"],
  ["server/src/media/routes.ts", "server/src/storage/s3-storage.ts"],
  ["ui/src/dancer/engine.ts", "workshop/dancers/generator/assembly.ts"],
  ["sdk/src/motion/pose/dance.test.ts", "workshop/measures/motion/measure-move.ts"],
])("%s must not import %s", (from, to) => {
  expect(broken(from, to)).toHaveLength(1);
});

test.each([
  ["site/src/main.tsx", "ui/dancer"],
  ["server/src/site/static-site.ts", "site/dist"],
  ["sdk/src/motion/bake/widen.ts", "sdk/src/motion/math/curves.ts"],
  ["workshop/measures/motion/measure-move.ts", "sdk/src/motion/pose/dance.ts"],
  ["server/src/composition.ts", "server/src/storage/s3-storage.ts"],
  ["ui/src/dancer/dancer-files.ts", "ui/generated/dancers/*.glb"],
])("%s may import %s", (from, to) => {
  expect(broken(from, to)).toEqual([]);
});

test("folders may not need each other, however deep they lie", () => {
  const graph = new Map([
    ["ui/src/a/x.ts", ["ui/src/b/c/y.ts"]],
    ["ui/src/b/c/y.ts", []],
    ["ui/src/b/d/z.ts", ["ui/src/a/w.ts", "ui/src/b/top.ts"]],
    ["ui/src/b/top.ts", ["ui/src/b/d/z.ts"]],
    ["ui/src/a/w.ts", []],
    ["ui/src/a/w.test.ts", ["ui/src/b/d/z.ts"]],
  ]);
  expect(folderCircles(graph)).toEqual([["ui/src/a", "ui/src/b"]]);
});

test("circles are found, however long", () => {
  const graph = new Map([
    ["a.ts", ["b.ts"]],
    ["b.ts", ["c.ts", "d.ts"]],
    ["c.ts", ["a.ts"]],
    ["d.ts", []],
  ]);
  expect(circles(graph)).toEqual([["a.ts", "b.ts", "c.ts"]]);
});
