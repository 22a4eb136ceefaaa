/** The search of the documentation, in its pages of plain HTML. What it searches is fetched when somebody begins to type. */
import { excerptOf, findSections, type Section } from "./find-sections.ts";

const place = document.querySelector<HTMLElement>(".docs-search");
const field = place?.querySelector("input");
const list = place?.querySelector("ol");
const count = place?.querySelector("output");

let sections: Promise<Section[]> | undefined;
const fetchSections = async (): Promise<Section[]> => (await fetch("/docs/search.json")).json();

function itemOf({ href, heading, title, text }: Section, query: string): HTMLLIElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = heading;
  const where = document.createElement("small");
  where.textContent = title === heading ? "" : title;
  const excerpt = document.createElement("p");
  excerpt.textContent = excerptOf(text, query);
  const item = document.createElement("li");
  item.append(link, " ", where, excerpt);
  return item;
}

if (place && field && list && count) {
  place.removeAttribute("inert");
  field.addEventListener("input", async () => {
    const query = field.value;
    sections ??= fetchSections();
    const found = await sections.then((all) => findSections(all, query)).catch(() => undefined);
    if (!found) sections = undefined;
    // Somebody has typed on.
    if (query !== field.value) return;
    list.replaceChildren(...(found ?? []).map((section) => itemOf(section, query)));
    count.textContent = !found
      ? "The search could not be fetched."
      : query && found.length === 0
        ? "Nothing found."
        : "";
  });
}
