import { makeDance } from "../product/prepare.ts";
import { untilFetched } from "../recording/until-still.ts";
import { type Film, WINDOW } from "./film.ts";
import { GENTLE_PEACOCK } from "./gentle-peacock.ts";
import { stepsOf } from "./tutorial.ts";

/** The player: seen from any side, read, slowed down, mirrored, looped and counted. */
export const watch: Film = {
  name: "watch",
  sounds: false,
  window: WINDOW,
  own: [GENTLE_PEACOCK.projectName],
  async record({ recorder, url, person }) {
    const { page } = recorder;
    const nextStep = stepsOf("watch", recorder);
    const project = await makeDance(person, GENTLE_PEACOCK);
    await recorder.behindTheScenes(async () => {
      await page.goto(`${url}/project/${project}`);
      await page.getByRole("button", { name: "WATCH YOUR DANCE" }).waitFor();
      await untilFetched(page);
    });
    await nextStep();
    await recorder.press({ role: "button", name: "WATCH YOUR DANCE" });
    await recorder.run(1.1);
    await recorder.drag({ x: 700, y: 330 }, { x: 480, y: 345 }, 1.4);
    await recorder.run(0.3);
    await recorder.drag({ x: 480, y: 345 }, { x: 660, y: 335 }, 1.2);
    await nextStep();
    await recorder.moveTo(page.locator(".nj-lyric"), 0.8);
    await recorder.run(1.2);
    await recorder.moveTo(page.locator(".nj-step-hint"), 0.9);
    recorder.choosePoster();
    await recorder.run(1);
    await nextStep();
    await recorder.press({ role: "button", name: "Practice tools" });
    await recorder.press({ role: "radio", name: "0.5×" });
    await recorder.press({ role: "button", name: "Mirror" });
    await recorder.press({ role: "button", name: "Loop section" });
    await recorder.press({ role: "button", name: "Practice tools" });
    await recorder.moveTo({ x: 760, y: 300 }, 0.6);
    await recorder.run(2.2);
  },
};
