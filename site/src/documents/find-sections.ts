/** A part of a document, from one heading to the next. */
export interface Section {
  /** Where it is: `/docs/embedding#The-frame`. */
  href: string;
  /** The title of its document. */
  title: string;
  heading: string;
  /** Its words, without marks. */
  text: string;
}

/** More would be read by nobody. */
const MOST = 20;

/** The sections that have all words of a query, first those that have them in their heading. */
export function findSections(sections: readonly Section[], query: string): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ heading, title, text }: Section) => {
    const ranks = words.map((word) => {
      if (heading.toLowerCase() === word) return 4;
      return [text, title, heading].findLastIndex((place) => place.toLowerCase().includes(word)) + 1;
    });
    return ranks.includes(0) ? 0 : ranks.reduce((sum, each) => sum + each);
  };
  return sections
    .map((section) => ({ section, rank: rank(section) }))
    .filter((each) => each.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ section }) => section);
}

/** Some words of a text around the first of a query's words that it has. */
export function excerptOf(text: string, query: string, length = 120): string {
  const word = query
    .toLowerCase()
    .split(/\s+/)
    .find((each) => each !== "" && text.toLowerCase().includes(each));
  const at = word === undefined ? 0 : text.toLowerCase().indexOf(word);
  const from = Math.max(0, at - length / 3);
  const part = text.slice(from, from + length).trim();
  return `${from > 0 ? "… " : ""}${part}${from + length < text.length ? " …" : ""}`;
}
