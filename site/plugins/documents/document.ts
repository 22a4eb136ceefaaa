/** A page of the documentation. */
export interface Document {
  /** Its path below `/docs`, without an ending. */
  address: string;
  title: string;
  /** What it is about, in a few words of Markdown. */
  about: string;
  /** What it belongs to: guides, or a package. */
  group: string;
  markdown: string;
}
