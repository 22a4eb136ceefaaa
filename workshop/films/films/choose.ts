import { type Film, WINDOW } from "./film.ts";
import { stepsOf } from "./tutorial.ts";

const SONG = "Marigold Morning";

/** A song of the library, and the part of it to dance to. */
export const choose: Film = {
  name: "choose",
  sounds: false,
  window: WINDOW,
  own: ["gentle peacock"],
  async record({ recorder, url }) {
    const { page } = recorder;
    const nextStep = stepsOf("choose", recorder);
    await recorder.behindTheScenes(async () => {
      await page.goto(`${url}/selectaudio`);
      await page.getByRole("button", { name: "Rename the project" }).click();
      await page.getByLabel("Project name").fill("gentle peacock");
      await page.getByRole("button", { name: "Keep the name" }).click();
      await page.getByRole("button", { name: `Select ${SONG}` }).waitFor();
    });
    await nextStep();
    await recorder.run(0.5);
    await recorder.moveTo({ role: "button", name: "UPLOAD FROM FILES" });
    await recorder.run(0.3);
    await recorder.bring(page.getByRole("button", { name: `Play ${SONG}` }), 360, 0.6);
    await recorder.press({ role: "button", name: `Play ${SONG}` });
    await recorder.run(0.6);
    await recorder.press({ role: "button", name: `Select ${SONG}` });
    await recorder.runUntilShown(page.locator(".nj-chosen__name"));
    await recorder.run(0.4);
    await recorder.press({ role: "button", name: "NEXT" });
    const end = page.getByRole("slider", { name: "End", exact: true });
    await recorder.runUntilShown(end);
    await recorder.bring(end, 100);
    await nextStep();
    await recorder.run(0.2);
    const handle = await end.boundingBox();
    if (!handle) throw new Error("The trimmer has no handle at the end.");
    const height = handle.y + handle.height / 2;
    const right = handle.x + handle.width / 2;
    await recorder.drag(end, { x: right - 150, y: height });
    recorder.choosePoster();
    await recorder.drag(page.getByRole("slider", { name: "Start", exact: true }), { x: 330, y: height });
    await nextStep();
    await recorder.press({ role: "button", name: "Play the selected part" });
    await recorder.run(2.2);
    await recorder.press({ role: "button", name: "NEXT" });
    await recorder.runUntilShown(page.getByRole("heading", { name: "Choose your dance styles" }));
    await recorder.run(0.6);
    await recorder.rest(0.8);
  },
};
