import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { FRAME_RATE, type SoundPart } from "./encode.ts";
import type { Sounding } from "./page-time.ts";

/** A song that goes on is where it was, plus a frame; playback rates stay below this. Seconds. */
const JUMP = 3 / FRAME_RATE;

/** Notes which songs sound while a film is recorded, and keeps their files. */
export class SoundTrack {
  readonly #folder: string;
  readonly #files = new Map<string, string>();
  readonly #parts: (SoundPart & { last: number; frames: number; begins: number })[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What sounds in a frame. */
  async note(page: Page, frame: number, sounding: readonly Sounding[]): Promise<void> {
    for (const { url, position } of sounding) {
      const path = this.#files.get(url) ?? (await this.#keep(page, url));
      const going = this.#parts.find(
        ({ path: other, begins, frames, last }) =>
          other === path && begins + frames === frame && Math.abs(position - last) < JUMP,
      );
      if (going) {
        going.frames++;
        going.last = position;
        going.duration = going.frames / FRAME_RATE;
      } else {
        const at = frame / FRAME_RATE;
        this.#parts.push({ path, at, from: position, duration: 0, frames: 1, last: position, begins: frame });
      }
    }
  }

  get parts(): readonly SoundPart[] {
    return this.#parts.filter(({ duration }) => duration > 0);
  }

  /** Where the song that sounded last is now, seconds. */
  get position(): number {
    const { from, frames } = this.#parts.at(-1) ?? { from: 0, frames: 0 };
    return from + frames / FRAME_RATE;
  }

  /** The page alone may fetch it: an address may be its own, or need its session. */
  async #keep(page: Page, url: string): Promise<string> {
    const bytes = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener("load", resolve));
      reader.readAsDataURL(await answer.blob());
      await read;
      return String(reader.result).replace(/^[^,]*,/, "");
    }, url);
    const path = join(this.#folder, `song-${this.#files.size}`);
    await writeFile(path, Buffer.from(bytes, "base64"));
    this.#files.set(url, path);
    return path;
  }
}
