import type { Plugin } from "vite";
import { LABELS, REPLACEMENTS, TEXTS, withoutTexts } from "../../sdk/scripts/packed-texts.ts";

/** Puts the packed texts of moves and styles into bundles of the sources, as they are in the published packages. */
export function packedTexts(): Plugin {
  return {
    name: "nataraj-packed-texts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: [TEXTS, ...REPLACEMENTS.map(({ path }) => path)] },
      handler(code, id) {
        const replacement = REPLACEMENTS.find(({ path }) => path.test(id));
        return { code: replacement ? replacement.code("ts") : withoutTexts(code), map: null };
      },
    },
  };
}

/** Leaves out what only planners read of the moves: notes, accents, and what variants are called, which no page says. */
export function withoutPlannersWords(): Plugin {
  return {
    name: "nataraj-without-planners-words",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: [TEXTS, LABELS] },
      handler: (code, id) => ({
        code: LABELS.test(id)
          ? "export const readLabels = () => new Map();"
          : code
              .replace(/^( {2}note:)\s*"(?:[^"\\]|\\.)*"/gm, '$1 ""')
              .replace(/^( {2}accents:)\s*\[[^\]]*\]/gm, "$1 []"),
        map: null,
      }),
    },
  };
}
