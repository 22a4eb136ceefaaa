import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SaveRequest } from "../../ui/src/export/save-request.ts";
import { launchBrowser, type OpenPage, openPage } from "../browser.ts";
import { openFixturePage } from "../fixture-page.ts";

const RATE = 44_100;
/** Seconds of the song, and where it clicks. */
export const SONG = 2;
export const CLICK = 1;
export const FPS = 30;

/** The page of the saving tests in a browser that draws in 3D. */
export interface OpenSavingPage extends OpenPage {
  /** Writes a file of the page, base64, and answers where it is: for looking at it, in $ARTIFACTS where that is set. */
  keep(name: string, data: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens the page of the saving tests, served beside the dancers and a song. */
export async function openSavingPage(): Promise<OpenSavingPage> {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-saved-"));
  const song = join(folder, "song.wav");
  await writeFile(song, clickWav());
  const [browser, site] = await Promise.all([
    launchBrowser(),
    openFixturePage(new URL(".", import.meta.url), { files: { "/song.wav": song } }),
  ]);
  const opened = await openPage(await browser.newContext());
  await opened.page.goto(site.url);
  await opened.page.waitForFunction(() => "saving" in globalThis);
  return {
    ...opened,
    async keep(name, data) {
      const kept = process.env.ARTIFACTS ?? folder;
      await mkdir(kept, { recursive: true });
      const path = join(kept, name);
      await writeFile(path, Buffer.from(data, "base64"));
      return path;
    },
    async close() {
      await browser.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What is asked of the exporter. */
export const saveRequest = (kind: SaveRequest["kind"]) =>
  // Smaller than the dialog offers: software draws the frames here.
  ({
    kind,
    shape: "landscape",
    height: 90,
    fps: FPS,
    view: "front",
    mirrored: false,
    titled: true,
  }) as unknown as SaveRequest;

/** Two seconds of silence with a loud click, 16 bit mono. */
function clickWav(): Buffer {
  const wav = Buffer.alloc(44 + SONG * RATE * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(SONG * RATE * 2, 40);
  for (let i = 0; i < 2_000; i++)
    wav.writeInt16LE(Math.round(30_000 * Math.sin((2 * Math.PI * 1_000 * i) / RATE)), 44 + 2 * (CLICK * RATE + i));
  return wav;
}
