/** Attributes of `<nataraj-player>` by name; a switch is true or false, and what is empty is not written. */
export type EmbedAttributes = Readonly<Record<string, string | boolean>>;

/** A version of the element's script, as `/embed.json` of a site names it. */
export interface PinnedScript {
  /** Path on the site. */
  src: string;
  /** Its hash, as the attribute `integrity` has it. */
  integrity: string;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The HTML that shows a dance in another page.
 * @param origin Of the site, without a slash at its end.
 * @param pinned The script of one version; without it the page gets the site's newest.
 */
export function embedCode(origin: string, attributes: EmbedAttributes, pinned?: PinnedScript): string {
  const script = pinned
    ? `<script src="${origin}${pinned.src}" integrity="${pinned.integrity}" crossorigin="anonymous" async></script>`
    : `<script src="${origin}/embed.js" async></script>`;
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === false || value === "") return [];
    return value === true ? [name] : [`${name}="${escaped(value)}"`];
  });
  return `${script}\n<nataraj-player ${written.join(" ")}></nataraj-player>`;
}
