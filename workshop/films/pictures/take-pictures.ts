import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { logIn, makeDance, makeDraft, signUp } from "../product/prepare.ts";
import { openContext, openTimedPage, SHOWN_URL } from "../recording/open-page.ts";
import { DANCE, README_PICTURES } from "./pictures.ts";

/** Where README finds its pictures. */
const FOLDER = new URL("../../../docs/pictures/", import.meta.url);
const QUALITY = 80;

/**
 * Takes README's pictures of the product.
 * @param url Of the product.
 */
export async function takePictures(browser: Browser, url: string): Promise<void> {
  const person = await signUp(url, "pictures@example.org");
  const subjects = {
    url: SHOWN_URL,
    project: await makeDance(person, DANCE),
    draft: await makeDraft(person, { ...DANCE, projectName: "brave otter" }),
  };
  await mkdir(FOLDER, { recursive: true });
  for (const { name, window, open } of README_PICTURES) {
    const context = await openContext(browser, window);
    try {
      const page = await openTimedPage(context);
      await logIn(page, SHOWN_URL, person);
      await open(page, subjects);
      await page.screenshot({ path: fileURLToPath(new URL(`${name}.jpg`, FOLDER)), type: "jpeg", quality: QUALITY });
    } finally {
      await context.close();
    }
  }
}
