import type { Plugin } from "vite";

const FILES = /\/sdk\/src\/motion\/(moves|styles)\/[^/]+\.ts$/;

/**
 * A move's text without what is for its authors alone: comments and the alignment of columns. Lines keep their numbers.
 */
export function shortMoveText(text: string): string {
  return text
    .replace(/[ \t]*#.*$/gm, "")
    .replace(/^[ \t]+|[ \t]+$/gm, "")
    .replace(/[ \t]+/g, " ");
}

/** Shortens the texts of moves and styles in the bundles, and leaves their notes out: the dancer reads neither. */
export function moveTexts(): Plugin {
  return {
    name: "nataraj-move-texts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: FILES },
      handler: (code) => ({
        code: code
          .replace(/^( {2}note:)\s*"(?:[^"\\]|\\.)*"/gm, '$1 ""')
          .replace(/`[^`$\\]*`/g, (text) => shortMoveText(text)),
        map: null,
      }),
    },
  };
}
