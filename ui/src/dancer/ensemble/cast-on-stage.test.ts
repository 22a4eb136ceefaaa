// @vitest-environment node
import { expect, test } from "vitest";
import type { DanceSource } from "../dance-source.ts";
import type { DancerLoader } from "../dancer-loader.ts";
import type { DancerEvents } from "../options.ts";
import type { Quality } from "../quality/quality.ts";
import type { Stage } from "../stage/stage.ts";
import { CastOnStage } from "./cast-on-stage.ts";
import type { EnsembleDancers } from "./ensemble-dancers.ts";

/** Those beside the leader, who are on the stage at once. */
class Dancers {
  asked = 0;
  most = Number.POSITIVE_INFINITY;
  isOnStage = false;
  get shown() {
    return Math.min(this.asked, this.most);
  }
  setCast({ dancers }: { dancers: number }) {
    this.asked = dancers - 1;
    this.isOnStage = true;
  }
  limit(most: number) {
    this.most = most;
  }
  setMirrored() {}
  follow() {}
  async ready() {}
  dispose() {}
}

function castOn(quality: Quality, adaptive = true) {
  const told: DancerEvents["dancers"][] = [];
  const cast = new CastOnStage({
    stage: { quality } as Stage,
    loader: { look: "street" } as DancerLoader,
    source: {} as DanceSource,
    adaptive,
    changed: () => {},
    failed: (error) => {
      throw error;
    },
    counted: (dancers) => told.push(dancers),
    load: async () => new Dancers() as unknown as EnsembleDancers,
  });
  return { cast, told };
}

test("software graphics show the leader alone, and it is told; a picture has all", async () => {
  const { cast, told } = castOn("software");
  cast.showAble();
  expect(told).toEqual([]);
  await cast.set({ dancers: 5, arrangement: "unison" });
  cast.showAble();
  cast.showAble();
  expect(told).toEqual([{ shown: 1, chosen: 5 }]);
  cast.showAll();
  expect(cast.shown).toBe(4);
});

test("frames that are a little late leave out two dancers at a time, and another cast begins with all", async () => {
  const { cast, told } = castOn("full");
  await cast.set({ dancers: 5, arrangement: "unison" });
  cast.showAble();
  expect(cast.leaveOut(1 / 30)).toBe(true);
  cast.showAble();
  expect(cast.leaveOut(1 / 30)).toBe(true);
  cast.showAble();
  expect(cast.leaveOut(1 / 30)).toBe(false);
  await cast.set({ dancers: 3, arrangement: "unison" });
  cast.showAble();
  await cast.set({ dancers: 1, arrangement: "unison" });
  cast.showAble();
  expect(told).toEqual([
    { shown: 5, chosen: 5 },
    { shown: 3, chosen: 5 },
    { shown: 1, chosen: 5 },
    { shown: 3, chosen: 3 },
    { shown: 1, chosen: 1 },
  ]);
});

test("frames that three dancers would not do in time either show the leader alone at once", async () => {
  const { cast, told } = castOn("full");
  await cast.set({ dancers: 5, arrangement: "unison" });
  cast.showAble();
  expect(cast.leaveOut(1 / 20)).toBe(true);
  cast.showAble();
  expect(told.at(-1)).toEqual({ shown: 1, chosen: 5 });
});

test("where the quality is given, nobody is left out for it", async () => {
  const { cast, told } = castOn("software", false);
  await cast.set({ dancers: 3, arrangement: "canon", delay: 1 });
  cast.showAble();
  expect(told).toEqual([{ shown: 3, chosen: 3 }]);
});
