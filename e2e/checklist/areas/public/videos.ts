import type { Page } from "playwright";

/** Whether the server has each film that the page names, in every form. */
export function videosAreThere(page: Page): Promise<boolean> {
  return page.locator("main video source").evaluateAll(async (sources) => {
    const answers = await Promise.all(
      sources.map((source) => fetch((source as HTMLSourceElement).src, { headers: { range: "bytes=0-0" } })),
    );
    return (
      answers.length > 0 && answers.every(({ ok, headers }) => ok && headers.get("content-type")?.startsWith("video/"))
    );
  });
}
