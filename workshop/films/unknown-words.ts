/** What stands between words of the product, and changes: numbers, times, dates. */
const NUMBERS = /[\d.,:/%×+·-]*\d[\d.,:/%×+·-]*/;
/** Months are the browser's words. */
const MONTHS = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Sept)\b/;

/**
 * Which words a product does not say.
 * @param words Texts of a page, each as it is shown.
 * @param source Source text of the product.
 * @param own What people have made: names of projects, addresses. It may stand anywhere in a text.
 */
export function unknownWords(words: readonly string[], source: string, own: readonly string[] = []): string[] {
  const said = ` ${readable(source)} `;
  const upper = said.toUpperCase();
  const names = own.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const changing = new RegExp([...names, NUMBERS.source, MONTHS.source, "[a-f]*\\d[\\da-f]{7,}"].join("|"));
  return words.filter((text) => {
    const parts = text
      .split(changing)
      .map((part) => part?.replace(/^[\s·.,:;]+|[\s·.,:;…]+$/g, "") ?? "")
      .filter((part) => /\p{L}{2}/u.test(part));
    // A field's button is named for the field, in capitals.
    const isSaid = (part: string) => said.includes(part) || (/^[A-Z ]{4,}$/.test(part) && inPieces(part, upper));
    return !parts.every(isSaid);
  });
}

/** Each word of it stands somewhere. */
const inPieces = (part: string, source: string) => part.split(" ").every((word) => source.includes(word));

/** Source text with what JSX and literals write in other ways. */
const readable = (source: string) =>
  source
    .replace(/&nbsp;/g, " ")
    .replace(/\{" "\}/g, " ")
    .replace(/\\(["'`])/g, "$1")
    .replace(/\s+/g, " ");
