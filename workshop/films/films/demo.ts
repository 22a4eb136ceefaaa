import { chooseStyles, makeDance, makeDraft } from "../product/prepare.ts";
import { untilFetched, untilStill } from "../recording/until-still.ts";
import { type Film, type Scene, WINDOW } from "./film.ts";

const DANCE = {
  projectName: "brave otter",
  song: "neon-staircase",
  start: 23_220,
  end: 53_220,
  styles: ["Hip Hop", "Jazz Dance"],
};
/** Seconds of a bar of the song: cuts fall on bars. */
const BAR = (4 * 60) / 124;

/** A view of the dance, for some bars: what /standalone is asked for, and what is said. */
interface Shot {
  bars: number;
  query: string;
  text: string;
}

const SHOTS: readonly Shot[] = [
  { bars: 2, query: "stage=stage&camera=automatic", text: "and dances it for you in 3D." },
  { bars: 2, query: "stage=street&camera=automatic&dancers=5", text: "Alone, or up to five together." },
  {
    bars: 2,
    query: "stage=temple&camera=automatic&dancers=3&look=bharatanatyam&colours=rose",
    text: "Camera and light follow the music.",
  },
];

/** What nobody else has: a song heard, planned and danced. */
export const demo: Film = {
  name: "demo",
  sounds: true,
  // Up to five dance.
  window: { ...WINDOW, detail: "lite" },
  own: [DANCE.projectName],
  async record(scene) {
    const { recorder, url, person } = scene;
    const { page } = recorder;
    const project = await makeDance(person, DANCE);
    // A minute, so that it is heard for some seconds.
    const draft = await makeDraft(person, { ...DANCE, start: 0, end: 60_000 });
    await chooseStyles(person, draft, DANCE.styles);
    await heard(scene, draft);
    await recorder.behindTheScenes(async () => {
      await page.goto(`${url}/project/${project}`);
      await page.getByRole("button", { name: "WATCH YOUR DANCE" }).waitFor();
      await untilFetched(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    });
    recorder.say("plans a step for every beat,");
    await recorder.press({ role: "button", name: "Play" }, 0.6);
    await recorder.run(2 * BAR - recorder.sounds.position);
    for (const { bars, query, text } of SHOTS) {
      const start = recorder.sounds.position;
      await recorder.behindTheScenes(async () => {
        await page.goto(`${url}/standalone/${project}?autoplay=1&start=${start.toFixed(3)}&${query}`);
        await untilStill(page);
      });
      recorder.say(text);
      recorder.letGo();
      await recorder.run(bars * BAR);
      if (query.includes("dancers=5")) recorder.choosePoster();
    }
  },
};

/**
 * The product hears a song. It may hear it in less time than a few frames take to be recorded: what it has heard is shown
 * for a while as soon as it is there.
 */
async function heard({ recorder, url }: Scene, draft: string): Promise<void> {
  const { page } = recorder;
  const next = { role: "button", name: "NEXT" } as const;
  const done = page.getByRole("button", { name: "WATCH YOUR DANCE" });
  await recorder.behindTheScenes(async () => {
    await page.goto(`${url}/customiseavatar?project=${draft}`);
    await recorder.find(next).waitFor();
    await untilFetched(page);
  });
  recorder.say("Give Nataraj a minute of music:");
  await recorder.press(next, 0.5);
  await recorder.runUntilShown(page.locator(".nj-heard").or(done));
  await page.evaluate(() => document.querySelector(".nj-heard")?.scrollIntoView({ block: "center" }));
  await recorder.catch(page.getByText("Heard so far").or(done), 0.6);
  recorder.say("it hears the words, the beats and the sections,");
  await recorder.catch(page.locator(".nj-heard__beats").or(done), 0.8);
  await recorder.catch(page.locator(".nj-heard__section").or(done), 1);
}
