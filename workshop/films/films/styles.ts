import { makeDraft } from "../product/prepare.ts";
import { type Film, WINDOW } from "./film.ts";
import { GENTLE_PEACOCK } from "./gentle-peacock.ts";
import { stepsOf } from "./tutorial.ts";

/** The tiles of the styles, two of them together, and the dance that comes of it. */
export const styles: Film = {
  name: "styles",
  sounds: false,
  window: WINDOW,
  own: [GENTLE_PEACOCK.projectName],
  async record({ recorder, url, person }) {
    const { page } = recorder;
    const nextStep = stepsOf("styles", recorder);
    const draft = await makeDraft(person, GENTLE_PEACOCK);
    const dance = page.getByRole("button", { name: "WATCH YOUR DANCE" });
    await recorder.behindTheScenes(async () => {
      await page.goto(`${url}/selectdanceform?project=${draft}`);
      await page.getByRole("button", { name: "Salsa" }).waitFor();
      await page.waitForLoadState("networkidle");
    });
    await nextStep();
    await recorder.bring(page.getByRole("button", { name: "Hip Hop" }), 150, 0.9);
    await recorder.moveTo({ role: "button", name: "Indian Classical" });
    await recorder.run(1);
    await recorder.moveTo({ role: "button", name: "Ballet" });
    await recorder.run(0.8);
    await nextStep();
    await recorder.bring(page.getByRole("button", { name: "Salsa" }), 240);
    await recorder.press({ role: "button", name: "Salsa" });
    await recorder.run(0.4);
    recorder.choosePoster();
    await recorder.run(0.4);
    await nextStep();
    await recorder.press({ role: "button", name: "NEXT" });
    await recorder.runUntilShown(page.getByRole("heading", { name: "Customise your avatar" }));
    await recorder.run(1.4);
    await recorder.press({ role: "button", name: "NEXT" });
    await recorder.runUntilShown(page.getByText("Heard so far").or(dance));
    await recorder.run(0.6);
    await recorder.runUntilShown(dance);
    await recorder.press({ role: "button", name: "WATCH YOUR DANCE" });
    // The count, and then the dance.
    await recorder.run(5);
  },
};
