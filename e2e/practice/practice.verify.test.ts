import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildTimeline, readChoreography, scoreOf } from "@nataraj/sdk/choreography";
import type { FetchProjectResponse } from "@nataraj/sdk/contract";
import { createDance, type DanceScore } from "@nataraj/sdk/motion";
import { type EstimatedPose, type Match, matchDance, phrasesOf, type SeenBody } from "@nataraj/sdk/practice";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PASSWORD } from "../../server/src/test/test-client.ts";
import { keepPicture, launchBrowserWithCamera, openPage } from "../browser.ts";
import { estimatePoses } from "./estimate-poses.ts";
import { emptyPicture, mirrored, picturesOf } from "./pictures.ts";

/** Pictures a second that are compared: each takes the model a while where others use the machine. */
const RATE = 5;
/** Pictures of each way to stand before the camera. */
const FEW = 12;
/** Beat times of what is danced in the pictures. Seconds. */
const BEATS = Array.from({ length: 17 }, (_, i) => i / 2);
/**
 * What is danced in the pictures, the same in each run: the example's own dance is another one each time, and the model is
 * surer of some moves than of others.
 */
const SEEN: DanceScore = {
  duration: 8,
  beats: BEATS,
  // As calm as what one practises: in the loudest music limbs hide each other from the model more often.
  dynamics: { energy: BEATS.map(() => 0.4), hits: [], breaks: [], builds: [] },
  moves: [
    { move: 14, start: 0, end: 2, style: "Hip Hop" },
    { move: 26, start: 2, end: 4, style: "Hip Hop" },
    { move: 14, start: 4, end: 6, style: "Hip Hop" },
    { move: 26, start: 6, end: 8, style: "Hip Hop" },
  ],
};
const PHRASE = { start: 0, end: 4 };

describe("practising before the camera, with our own dancer as the person", () => {
  const { url, publicID } = inject("examples");
  let folder: string;
  let browser: Browser;
  let worker: string;
  const dance = createDance(SEEN);
  const times = timesOf(PHRASE);
  let pictures: Buffer[];

  beforeAll(async () => {
    const answer = await fetch(`${url}/api/fetchproject/${publicID}`);
    const { project } = (await answer.json()) as FetchProjectResponse;
    const timeline = buildTimeline(readChoreography(project.choreography).document, project.duration);
    const [first] = phrasesOf(timeline);
    if (!first) throw new Error("The example has no phrase.");
    pictures = await picturesOf(dance, times);
    folder = await mkdtemp(join(tmpdir(), "nataraj-practice-"));
    // Pictures one after the other are a film that Chromium takes for its camera.
    const film = join(folder, "camera.mjpeg");
    await writeFile(film, Buffer.concat(await picturesOf(createDance(scoreOf(timeline)), timesOf(first))));
    browser = await launchBrowserWithCamera(film);
  });

  afterAll(async () => {
    await browser?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it("finds the body, compares it, keeps the report for its owner alone, and sends nothing", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page, errors } = await openPage(context);
    const sent: { url: string; method: string }[] = [];
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto(`${url}/login`);
    await page.getByLabel("Email", { exact: true }).first().fill("owner@example.org");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button("LOGIN").click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${url}/project/${publicID}`);
    await page.getByRole("link", { name: "PRACTISE HERE" }).click();
    await page.getByRole("heading", { name: "Practise: Brave Peacock" }).waitFor();
    await button("USE THE CAMERA").waitFor();
    context.on("request", (request) => sent.push({ url: request.url(), method: request.method() }));
    await keepPicture(page, "practise");
    expect(
      page
        .workers()
        .map((each) => each.url())
        .filter(isPose),
    ).toEqual([]);

    await button("USE THE CAMERA").click();
    await page.getByText("The camera sees you.").waitFor();
    worker =
      page
        .workers()
        .map((each) => each.url())
        .find(isPose) ?? "";
    await keepPicture(page, "practise-camera");
    await page.getByText("There are no reports yet.").waitFor();
    await button("DANCE IT").click();
    await page.getByText("Matching ratio").first().waitFor();
    await page.getByRole("button", { name: "Delete this report" }).waitFor();
    await page.getByText("What to work on").click();
    await keepPicture(page, "practise-result", { fullPage: true });
    await button("TURN THE CAMERA OFF").click();
    await button("USE THE CAMERA").waitFor();

    const elsewhere = sent.filter((each) => !each.url.startsWith(`${url}/`) && !/^(blob|data):/.test(each.url));
    expect(elsewhere).toEqual([]);
    expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);

    await page.reload();
    await page.getByRole("button", { name: "Delete this report" }).waitFor();
    await button("SIGN OUT").click();
    const question = page.getByRole("alertdialog", { name: "Practice reports" });
    await question.getByRole("button", { name: "okay" }).click();
    await page.getByRole("link", { name: "SIGN UP NOW" }).first().waitFor();
    const left = await page.evaluate(countReports);
    expect(left).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("says in a sentence where the pose estimator is not installed", async () => {
    const context = await browser.newContext();
    const { page, errors } = await openPage(context);
    await context.route("**/pose/**", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`${url}/practise/${publicID}`);
    await page.getByRole("button", { name: "USE THE CAMERA" }).click();
    await page
      .getByText("Comparing poses is not installed on this server. You can practise without the camera.")
      .waitFor();
    await page.getByRole("button", { name: "DANCE IT" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("tells the dance from its mirror image, a late one, another dance and an empty room by real pictures", async () => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await page.goto(`${url}/privacy`);
    const flipped = await Promise.all(pictures.map(mirrored));
    const [seen, seenInMirror, nobody] = await estimatePoses(page, worker, [pictures, flipped, [await emptyPicture()]]);
    const bodies = (poses: EstimatedPose[] | undefined, late = 0): SeenBody[] =>
      times.map((time, i) => ({ time: time + late, world: poses?.[i]?.world }));
    const options = { ...PHRASE, beats: BEATS, delay: 0 };
    const match = (seen: SeenBody[], change = {}) => matchDance(dance, seen, { ...options, ...change });
    const kinds = ({ findings }: Match) => findings.map(({ kind }) => kind);

    const same = match(bodies(seen));
    expect(same.ratio).toBeGreaterThanOrEqual(0.9);
    expect(Math.abs(same.late ?? 1)).toBeLessThan(0.12);
    const late = match(bodies(seen, 0.125), { end: PHRASE.end + 0.125 });
    expect(kinds(late)[0]).toBe("late");
    const wrong = match(bodies(seenInMirror));
    expect(wrong.ratio).toBeLessThan(same.ratio);
    expect(match(bodies(seenInMirror), { mirrored: true }).ratio).toBeGreaterThanOrEqual(0.9);
    expect(nobody?.[0]?.world).toBeUndefined();
    expect(kinds(match(times.map((time) => ({ time, world: undefined }))))).toEqual(["unseen"]);
    await context.close();
  });

  it("is as sure with the camera aside or at the height of a knee, and names an arm that hangs, by real pictures", async () => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await page.goto(`${url}/privacy`);
    const few = times.slice(0, FEW);
    const options = { start: PHRASE.start, end: few.at(-1) ?? PHRASE.end, beats: BEATS, delay: 0 };
    const rolls = await Promise.all([
      Promise.resolve(pictures.slice(0, FEW)),
      picturesOf(dance, few, { aside: 20 }),
      picturesOf(dance, few, { height: 0.5 }),
      picturesOf(dance, few, { stillArm: 0 }),
    ]);
    const estimated = await estimatePoses(page, worker, rolls);
    const [front, aside, low, hanging] = estimated.map((poses) =>
      matchDance(
        dance,
        few.map((time, i) => ({ time, world: poses[i]?.world })),
        options,
      ),
    );
    for (const other of [aside, low]) expect(Math.abs((other?.ratio ?? 0) - (front?.ratio ?? 1))).toBeLessThan(0.1);
    // In a few moments an arm that hangs is said to be still, or away from its place: either way it is this arm.
    expect(hanging?.findings.map((finding) => ("limb" in finding ? finding.limb : finding.kind))).toEqual(["leftArm"]);
    await context.close();
  });
});

const timesOf = ({ start, end }: { start: number; end: number }) =>
  Array.from({ length: Math.floor((end - start) * RATE) }, (_, i) => start + i / RATE);

const isPose = (address: string) => /\/assets\/pose-worker-/.test(address);

/** Runs in the page: how many reports the browser keeps. */
function countReports(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("nataraj-practice");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction("reports").objectStore("reports").count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
