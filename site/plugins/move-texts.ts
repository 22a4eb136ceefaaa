import type { Plugin } from "vite";

const FILES = /\/sdk\/src\/motion\/(moves|styles)\/[^/]+\.ts$/;

/**
 * A move's text without what is for its authors alone: comments, the alignment of columns, and the blanks after commas.
 * Lines keep their numbers. What a variant is called, and its energy, is left out too: no page says it.
 */
export function shortMoveText(text: string): string {
  return text
    .replace(/[ \t]*#.*$/gm, "")
    .replace(/^(variant .*?) called .*$/gm, "$1")
    .replace(/^(variant .*?) energy [\d.]+/gm, "$1")
    .replace(/^[ \t]+|[ \t]+$/gm, "")
    .replace(/[ \t]+/g, " ")
    .replace(/, /g, ",");
}

/** Shortens the texts of moves and styles in the bundles, and leaves out their notes and accents, which only planners read. */
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
          .replace(/^( {2}accents:)\s*\[[^\]]*\]/gm, "$1 []")
          .replace(/`[^`$\\]*`/g, (text) => shortMoveText(text)),
        map: null,
      }),
    },
  };
}
