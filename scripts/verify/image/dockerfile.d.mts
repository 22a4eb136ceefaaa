/** A stage: its name, what it begins with (an image, or another stage), and what is done. */
export interface Stage {
  name: string;
  base: string;
  instructions: { keyword: string; value: string }[];
}
/** What a COPY instruction says; `from` is a stage, or absent for the files of the repository. */
export interface Copy {
  from: string | undefined;
  sources: string[];
  target: string;
}
/** The stages of a Dockerfile, as far as ours uses the language. */
export function readStages(text: string): Stage[];
/** Reads what stands behind COPY. */
export function readCopy(value: string): Copy;
/**
 * Where a COPY puts files.
 * @throws {Error} where a source does not exist.
 */
export function copiedFiles(
  files: readonly string[],
  copy: Pick<Copy, "sources" | "target">,
): { from: string; to: string }[];
/** Files that .dockerignore does not name. */
export function withoutIgnored(files: readonly string[], dockerignore: string): string[];
