import type { Section } from "../../src/documents/find-sections.ts";
import type { Document } from "./document.ts";
import { anchorOf } from "./reference.ts";

/** Words of Markdown without what marks them. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/\]\([^)\s]*\)|^\|[ |-]*\|$|^```.*$|^#+ /gm, "")
    .replaceAll(/[`*|[\]]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A document in the parts that its headings make, for the search. */
export function sectionsOf({ address, title, markdown }: Document): Section[] {
  // A line of code may begin as a heading does.
  const text = markdown.replaceAll(/^```.*?^```/gms, (code) => code.replaceAll(/^#/gm, " #"));
  return text.split(/^(?=#{1,3} )/m).map((part) => {
    const [, marks = "#", said = title] = /^(#+) (.*)$/m.exec(part) ?? [];
    const heading = plain(said);
    const anchor = marks === "#" ? "" : `#${anchorOf(said.replaceAll(/[`*]|\[|\]\([^)]*\)/g, ""))}`;
    return { href: `/docs/${address}${anchor}`, title, heading, text: plain(part.replace(/^#+ .*$/m, "")) };
  });
}
