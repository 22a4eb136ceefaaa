/**
 * The name of the public project whose page was opened, as the server writes it into the page's head for link previews:
 * known before the project is fetched.
 * @returns undefined for other addresses, also of projects that were gone to later.
 */
export function sharedNameAt(path: string, { head }: Document = document): string | undefined {
  const [, id] = /^\/project\/(?:nataraj-)?([0-9a-f]{32})\/?$/.exec(path) ?? [];
  const page = head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.getAttribute("href");
  if (id === undefined || !page?.endsWith(`/project/nataraj-${id}`)) return undefined;
  return head.querySelector("meta[property='og:title']")?.getAttribute("content") ?? undefined;
}
