import type { Page } from "playwright";

/** Where the processor draws, a page does less: it is told of a graphics card. */
export async function pretendGraphicsCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = WebGL2RenderingContext.prototype.getParameter;
    const UNMASKED_RENDERER = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function (name: number) {
      return name === UNMASKED_RENDERER ? "NVIDIA GeForce RTX 4070" : real.call(this, name);
    };
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
  });
}
