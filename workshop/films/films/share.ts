import { makeDance } from "../product/prepare.ts";
import { SHOWN_URL } from "../recording/open-page.ts";
import type { Film } from "./film.ts";
import { GENTLE_PEACOCK } from "./gentle-peacock.ts";
import { stepsOf } from "./tutorial.ts";

const OTHER = {
  projectName: "bold otter",
  song: "winter-window",
  start: 5_700,
  end: 28_500,
  styles: ["Ballet"],
};
const { projectName: name } = GENTLE_PEACOCK;

/** A project made public, sent, and taken back. */
export const share: Film = {
  name: "share",
  sounds: false,
  // Its dialog is high.
  window: { width: 1280, height: 720, scale: 1 },
  own: [name, OTHER.projectName, SHOWN_URL],
  async record({ recorder, url, person }) {
    const { page } = recorder;
    const nextStep = stepsOf("share", recorder);
    await makeDance(person, OTHER);
    await makeDance(person, GENTLE_PEACOCK);
    await recorder.behindTheScenes(async () => {
      await page.goto(`${url}/dashboard`);
      await page.getByRole("button", { name: `SHARE ${name}` }).waitFor();
      await page.waitForLoadState("networkidle");
    });
    const okay = { role: "button", name: "okay" } as const;
    const answer = async () => {
      await recorder.runUntilShown(recorder.find(okay));
      await recorder.run(0.3);
      await recorder.rest(1);
      await recorder.press(okay);
      await recorder.run(0.2);
    };
    await nextStep();
    // The tiles are tall: what is done with them lies below the window's edge.
    await recorder.bring(page.getByRole("button", { name: `MAKE ${name} PUBLIC` }), 600, 0.6);
    await recorder.press({ role: "button", name: `MAKE ${name} PUBLIC` });
    await answer();
    await nextStep();
    await recorder.press({ role: "button", name: `SHARE ${name}` });
    await recorder.runUntilShown(page.getByRole("button", { name: "COPY LINK" }));
    await recorder.run(0.3);
    recorder.choosePoster();
    await recorder.press({ role: "button", name: "COPY LINK" });
    await recorder.run(0.3);
    await recorder.rest(0.6);
    await recorder.moveTo({ role: "button", name: "MAKE A 15-SECOND CLIP" });
    await recorder.run(0.5);
    await recorder.press(okay);
    await nextStep();
    await recorder.press({ role: "button", name: `MAKE ${name} PRIVATE` });
    await answer();
    await recorder.rest(0.8);
  },
};
