const PAGE = /^\/standalone\/[^/]+\/?$/;

/** Whether a path is that of a project's standalone player, which any site may frame. A slash at the end makes no difference. */
export function isStandalonePage(path: string): boolean {
  return PAGE.test(path);
}
