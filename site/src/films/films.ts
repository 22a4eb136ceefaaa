import type { VideoFile } from "@nataraj/ui";

/** The recorded films (`npm run media`), under addresses that change with their content. */
const FILES: Record<string, string> = import.meta.glob("../../films/*.{webm,mp4,vtt}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** A film of the product. */
export interface Film {
  /** WebM, and MP4 for browsers that know no WebM. */
  files: readonly VideoFile[];
  /** WebVTT: what is said in it. */
  captions: string | undefined;
  poster: string;
}

/** The film of a name: a tutorial's, or `demo`. */
export function filmNamed(name: string): Film {
  const fileOf = (kind: string) => FILES[`../../films/${name}.${kind}`];
  return {
    files: ["webm", "mp4"].flatMap((kind) => {
      const url = fileOf(kind);
      return url === undefined ? [] : { url, type: `video/${kind}` };
    }),
    captions: fileOf("vtt"),
    poster: name === "demo" ? "/demo.webp" : `/tutorials/${name}.webp`,
  };
}
