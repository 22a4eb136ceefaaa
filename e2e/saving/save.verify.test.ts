import { expect, it } from "vitest";
import type { SaveRequest } from "../../ui/src/export/save-request.ts";
import type { Saving } from "./fixture.ts";
import { brightness, probe } from "./media.ts";
import { FPS, openSavingPage, SONG, saveRequest } from "./saving-page.ts";

declare const saving: Saving;

it("films three dancers by the automatic camera, in a picture that is upright", async () => {
  const { page, errors, keep, close } = await openSavingPage();
  const options = { ...saveRequest("webm"), view: "automatic", shape: "portrait", titled: false } as SaveRequest;
  const saved = await page.evaluate(
    (wanted) => saving.save(wanted, undefined, { dancers: 3, arrangement: "canon", delay: 1 }),
    options,
  );
  if (!("data" in saved)) throw new Error(`It threw ${saved.thrown}.`);
  expect(saved).toMatchObject({ frames: SONG * FPS, dancers: 3 });
  const path = await keep("three.webm", saved.data);
  const [video] = (await probe(path)).streams.filter(({ type }) => type === "video");
  expect(video).toMatchObject({ width: 90, height: 160, packets: SONG * FPS });
  expect(Math.min(...(await brightness(path)))).toBeGreaterThan(20);
  const { contexts } = await page.evaluate(() => saving.countResources());
  expect(contexts).toMatchObject({ kept: 0 });
  expect(errors).toEqual([]);
  await close();
});
