import type { Page } from "playwright";

/** What a graphics card calls itself: one of a desktop computer, and one of a phone, for which less is drawn. */
const CARDS = { desktop: "NVIDIA GeForce RTX 4070", phone: "Adreno (TM) 540" };

/** Where the processor draws, a page does less: it is told of a graphics card. */
export async function pretendGraphicsCard(page: Page, kind: keyof typeof CARDS = "desktop"): Promise<void> {
  await page.addInitScript((card) => {
    const real = WebGL2RenderingContext.prototype.getParameter;
    const UNMASKED_RENDERER = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function (name: number) {
      return name === UNMASKED_RENDERER ? card : real.call(this, name);
    };
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
  }, CARDS[kind]);
}
