/** A declaration of what a package offers. */
export interface Declaration {
  name: string;
  /** The file of declarations that has it; another package's name where it comes from there. */
  file: string;
  /** The text of its doc comment without stars; empty where it has none. */
  doc: string;
  /** Its syntax; absent where it comes from another package. */
  node?: { type: string };
  /** Without comments. */
  text: string;
  /** With the comments inside of it; absent where it comes from another package. */
  source?: string;
}

/** What an entry of a package exports. */
export interface Entry {
  /** As it is imported: `@nataraj/sdk/motion`. */
  entry: string;
  /** The comment at its top. */
  about: string;
  /** By name; a type and a value may share one, and a function has a declaration for each overload. */
  exports: Map<string, Declaration[]>;
}

/**
 * The entries of a package with what each exports.
 * @param folder The package's folder, built.
 */
export function publicSurface(folder: string): Entry[];
