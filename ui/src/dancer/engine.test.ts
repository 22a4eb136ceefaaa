import { afterEach, expect, test, vi } from "vitest";
import { DancerEngine } from "./engine.ts";
import { NO_WEBGL } from "./stage/stage.ts";

afterEach(() => vi.restoreAllMocks());

const withoutWebGl = () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  return new DancerEngine(document.createElement("canvas"), { models: () => "/none.glb", look: "street" });
};

test("without WebGL it says so, and every message is harmless", async () => {
  const engine = withoutWebGl();
  await expect(engine.loaded).rejects.toThrow(NO_WEBGL);
  engine.setStepSequence("1_2_3_5");
  engine.setTimeline({ duration: 10, segments: [], beats: [] });
  engine.setClock(() => 3);
  engine.setPlayState(0);
  engine.setStyle("Ballet");
  engine.setView("back");
  engine.setMirrored(true);
  engine.resize(100, 100, 2);
  engine.renderAt(1);
  await engine.setLook("ballet");
  expect(engine.poseSnapshot()).toEqual({});
  engine.dispose();
  engine.dispose();
});
