import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildTimeline, readChoreography, scoreOf } from "@nataraj/sdk/choreography";
import type { FetchProjectResponse } from "@nataraj/sdk/contract";
import { createDance } from "@nataraj/sdk/motion";
import { matchDance, phrasesOf } from "@nataraj/sdk/practice";
import { launchBrowser } from "../../../e2e/browser.ts";
import { startWithExamples } from "../../../e2e/example-projects.ts";
import { estimatePoses } from "../../../e2e/practice/estimate-poses.ts";
import { mirrored, type PictureOptions, picturesOf } from "../../../e2e/practice/pictures.ts";

const ASSETS = fileURLToPath(new URL("../../../site/dist/assets", import.meta.url));
const RATE = 5;
const ROWS: readonly [name: string, options: PictureOptions][] = [
  ["the same dance", {}],
  ["camera 20° aside", { aside: 20 }],
  ["camera at the knee", { height: 0.5 }],
  ["left arm still", { stillArm: 0 }],
  ["right arm still", { stillArm: 1 }],
];

/**
 * What the pose model makes of pictures of our own dancer, a phrase at five pictures a second: ratio, what is said, and
 * milliseconds a picture on the processor. Build the product before.
 */
export async function benchPracticePictures(): Promise<void> {
  const { product, publicID, close } = await startWithExamples();
  const browser = await launchBrowser();
  try {
    const answer = await fetch(`${product.url}/api/fetchproject/${publicID}`);
    const { project } = (await answer.json()) as FetchProjectResponse;
    const timeline = buildTimeline(readChoreography(project.choreography).document, project.duration);
    const [phrase] = phrasesOf(timeline);
    const worker = (await readdir(ASSETS)).find((name) => /^pose-worker-.*\.js$/.test(name));
    if (!phrase || !worker) throw new Error("There is no phrase, or the site has not been built.");
    const dance = createDance(scoreOf(timeline));
    const times = Array.from(
      { length: Math.floor((phrase.end - phrase.start) * RATE) },
      (_, i) => phrase.start + i / RATE,
    );
    const page = await browser.newPage();
    // What compiles this file names functions by a helper, which the page lacks.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.goto(`${product.url}/privacy`);
    const rows: Record<string, string | number>[] = [];
    const compare = async (name: string, pictures: Buffer[]) => {
      const begun = performance.now();
      const [poses] = await estimatePoses(page, `/assets/${worker}`, [pictures]);
      const ms = (performance.now() - begun) / pictures.length;
      const bodies = times.map((time, i) => ({ time, world: poses?.[i]?.world }));
      const { ratio, findings } = matchDance(dance, bodies, { ...phrase, beats: timeline.beats, delay: 0 });
      const said = findings.map((finding) => ("limb" in finding ? `${finding.kind} ${finding.limb}` : finding.kind));
      rows.push({
        pictures: name,
        ratio: Math.round(1000 * ratio) / 1000,
        said: said.join(", "),
        "ms each": Math.round(ms),
      });
    };
    const front = await picturesOf(dance, times);
    for (const [name, options] of ROWS) await compare(name, await picturesOf(dance, times, options));
    await compare("the wrong mirror", await Promise.all(front.map(mirrored)));
    console.table(rows);
  } finally {
    await browser.close();
    await close();
  }
}
