import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CDPSession, Locator, Page } from "playwright";
import { ease, mix } from "./ease.ts";
import { FRAME_RATE } from "./encode.ts";
import { OVERLAY, type Overlay } from "./overlay.ts";
import { shownWords } from "./shown-words.ts";
import { SoundTrack } from "./sound-track.ts";

/** What is pressed, as assistive technology finds it. */
export interface Target {
  role: "button" | "link" | "radio" | "checkbox" | "slider" | "option";
  name: string;
}

/** What was pressed, and the path of its page. */
export interface Place extends Target {
  path: string;
}

/** Something that is said from a time on. Seconds. */
export interface Said {
  start: number;
  text: string;
}

interface Point {
  x: number;
  y: number;
}

/** Milliseconds of a frame: whole ones, 125 in three. */
const FRAME_MS = [42, 42, 41];
/** Seconds: a way of the pointer, the time from its arrival to a press, a press, its ring, the coming of a caption. */
const WAY = 0.7;
const DWELL = 0.17;
const PRESS = 0.13;
const RING = 0.5;
const CAPTION = 0.4;
/** Frames between two looks at what the page says. */
const LOOK_EVERY = 12;
const JPEG_QUALITY = 93;
/** Told time between two looks at what is waited for without a frame, and how long that may take in real time. */
const UNSEEN_MS = 20;
const LONGEST_WAIT_MS = 120_000;

/**
 * Records a page as a film, frame by frame, while the page's time goes by frames, however long a frame takes. What the
 * page fetches comes in real time.
 */
export class FilmRecorder {
  readonly page: Page;
  /** All frames so far, JPEGs one after the other. */
  readonly pictures: string;
  readonly sounds: SoundTrack;
  readonly said: Said[] = [];
  readonly places: Place[] = [];
  readonly words = new Set<string>();
  readonly #devTools: CDPSession;
  #frames = 0;
  #last: Buffer | undefined;
  #poster: Buffer | undefined;
  #pointer: Point | undefined;
  #down = false;
  #pressedAt = Number.NEGATIVE_INFINITY;
  #caption: { text: string; step: number | undefined; at: number } | undefined;

  private constructor(page: Page, folder: string, devTools: CDPSession) {
    this.page = page;
    this.#devTools = devTools;
    this.pictures = join(folder, "pictures.mjpeg");
    this.sounds = new SoundTrack(folder);
  }

  /** @param folder For the frames and songs; it must be empty. */
  static async open(page: Page, folder: string): Promise<FilmRecorder> {
    const recorder = new FilmRecorder(page, folder, await page.context().newCDPSession(page));
    await writeFile(recorder.pictures, "");
    return recorder;
  }

  /** Length of the film so far, seconds. */
  get seconds(): number {
    return this.#frames / FRAME_RATE;
  }

  /** Does something in real time, of which the film shows nothing. */
  async behindTheScenes(work: () => Promise<void>): Promise<void> {
    await this.page.clock.resume();
    await this.page.evaluate(() => pageTime.release());
    await work();
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 2_000);
    await this.page.evaluate(() => pageTime.hold());
    if (this.#pointer) await this.page.mouse.move(this.#pointer.x, this.#pointer.y);
  }

  /** Says a sentence from now on. @param step Its number, in a tutorial. */
  say(text: string, step?: number): void {
    this.#caption = { text, step, at: this.seconds };
    this.said.push({ start: this.seconds, text });
  }

  /** Says nothing from now on. */
  hush(): void {
    this.#caption = undefined;
  }

  /** Lets the page go on for seconds. */
  async run(seconds: number, eachFrame: (share: number) => Promise<unknown> = async () => {}): Promise<void> {
    const frames = Math.round(seconds * FRAME_RATE);
    for (let i = 1; i <= frames; i++) {
      await eachFrame(i / frames);
      await this.#record();
    }
  }

  /** Lets the page go on until a time of the film. @throws {Error} when it is later already. */
  async runUntil(seconds: number): Promise<void> {
    if (this.seconds > seconds + 0.5 / FRAME_RATE)
      throw new Error(`It is ${this.seconds.toFixed(2)} s already, later than ${seconds} s.`);
    await this.run(seconds - this.seconds);
  }

  /** Lets the page go on until something is there. */
  async runUntilShown(locator: Locator, atMost = 20): Promise<void> {
    const frames = this.#frames + atMost * FRAME_RATE;
    while (!(await locator.first().isVisible())) {
      if (this.#frames > frames) throw new Error(`${locator} did not come in ${atMost} s of the film.`);
      await this.#record();
    }
  }

  /** Waits without a frame until something is there, and shows it for seconds: for what comes and goes quickly. */
  async catch(locator: Locator, seconds: number): Promise<void> {
    const ends = Date.now() + LONGEST_WAIT_MS;
    while (!(await locator.first().isVisible())) {
      if (Date.now() > ends) throw new Error(`${locator} did not come.`);
      await this.page.clock.runFor(UNSEEN_MS);
    }
    // A frame that is shown for long shows what is coming in as there.
    if (this.#caption) this.#caption.at = Number.NEGATIVE_INFINITY;
    await this.page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    });
    await this.#record();
    await this.rest(seconds);
  }

  /** Shows the last frame for seconds: for pages in which nothing moves. */
  async rest(seconds: number): Promise<void> {
    if (!this.#last) throw new Error("There is no frame yet.");
    const frames = Math.round(seconds * FRAME_RATE);
    for (let i = 0; i < frames; i++) await appendFile(this.pictures, this.#last);
    this.#frames += frames;
  }

  /** Chooses the last frame as the film's poster. */
  choosePoster(): void {
    this.#poster = this.#last;
  }

  /** The frame that stands for the film before it plays: a JPEG. */
  get poster(): Buffer {
    if (!this.#poster) throw new Error("No poster was chosen.");
    return this.#poster;
  }

  find({ role, name }: Target): Locator {
    const found = this.page.getByRole(role, { name, exact: true }).first();
    // Of a choice the label is seen.
    return role === "radio" ? found.locator("xpath=..") : found;
  }

  /** Moves the pointer to something, or to a place in the window. */
  async moveTo(target: Target | Locator | Point, takes = WAY): Promise<void> {
    const to = "x" in target ? target : await this.#middleOf("role" in target ? this.find(target) : target);
    const from = this.#pointer ?? { x: to.x + 160, y: to.y + 120 };
    await this.run(takes, async (share) => {
      const along = ease(share);
      // The hand swings: its way is a little bowed.
      const bow = this.#down ? 0 : 0.06 * Math.sin(Math.PI * along);
      this.#pointer = {
        x: mix(from.x, to.x, along) + (to.y - from.y) * bow,
        y: mix(from.y, to.y, along) - (to.x - from.x) * bow,
      };
      await this.page.mouse.move(this.#pointer.x, this.#pointer.y);
    });
  }

  /** Moves the pointer to something and presses it. */
  async press(target: Target, takes = WAY): Promise<void> {
    await this.moveTo(target, takes);
    await this.run(DWELL);
    await this.#look();
    this.places.push({ path: pathOf(this.page), ...target });
    await this.#button(true);
    await this.run(PRESS);
    await this.#button(false);
    await this.run(PRESS);
  }

  /** Presses something, holds on until another place is reached, and lets go. */
  async drag(from: Locator | Point, to: Point, takes = 1.2): Promise<void> {
    await this.moveTo(from);
    await this.run(DWELL);
    await this.#button(true);
    await this.run(PRESS);
    await this.moveTo(to, takes);
    await this.#button(false);
    await this.run(PRESS);
  }

  /** Scrolls the page until something is at a distance below the window's upper edge. Pixels. */
  async bring(locator: Locator, below: number, takes = 0.8): Promise<void> {
    const box = await locator.first().boundingBox({ timeout: 10_000 });
    if (!box) throw new Error(`${locator} cannot be seen.`);
    const most = await this.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const top = (await this.page.evaluate(() => scrollY)) + box.y - below;
    await this.scrollTo(Math.min(most, Math.max(0, top)), takes);
  }

  /** Scrolls the page so that its upper edge is at a height. Pixels. */
  async scrollTo(top: number, takes = 0.8): Promise<void> {
    const from = await this.page.evaluate(() => scrollY);
    await this.run(takes, (share) =>
      this.page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), mix(from, top, ease(share))),
    );
  }

  /** Takes the pointer out of the picture. */
  letGo(): void {
    this.#pointer = undefined;
  }

  async #button(down: boolean): Promise<void> {
    this.#down = down;
    if (down) this.#pressedAt = this.seconds;
    await (down ? this.page.mouse.down() : this.page.mouse.up());
  }

  async #middleOf(locator: Locator): Promise<Point> {
    const box = await locator.boundingBox({ timeout: 10_000 });
    if (!box) throw new Error(`${locator} cannot be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async #look(): Promise<void> {
    for (const words of await this.page.evaluate(shownWords, OVERLAY)) this.words.add(words);
  }

  async #record(): Promise<void> {
    const passed = FRAME_MS[this.#frames % FRAME_MS.length] as number;
    await this.page.clock.runFor(passed);
    const sounding = await this.page.evaluate(
      async ({ milliseconds, overlay }) => {
        drawOverlay(overlay);
        return pageTime.step(milliseconds);
      },
      { milliseconds: passed, overlay: this.#overlay() },
    );
    await this.sounds.note(this.page, this.#frames, sounding);
    const { data } = await this.#devTools.send("Page.captureScreenshot", {
      format: "jpeg",
      quality: JPEG_QUALITY,
      optimizeForSpeed: true,
    });
    this.#last = Buffer.from(data, "base64");
    await appendFile(this.pictures, this.#last);
    if (this.#frames++ % LOOK_EVERY === 0) await this.#look();
  }

  #overlay(): Overlay {
    const caption = this.#caption && {
      text: this.#caption.text,
      ...(this.#caption.step === undefined ? {} : { step: this.#caption.step }),
      shown: ease((this.seconds - this.#caption.at + 1 / FRAME_RATE) / CAPTION),
    };
    const ring = Math.min(1, Math.max(0, (this.seconds - this.#pressedAt) / RING));
    return { caption, pointer: this.#pointer && { ...this.#pointer, down: this.#down, ring } };
  }
}

/** The path of a page; whose project it is makes no difference. */
const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/[0-9a-f]{32}/, "{id}");
