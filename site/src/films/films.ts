import type { VideoFile } from "@nataraj/ui";

/** The recorded films (`npm run media`), under addresses that change with their content. */
const FILES: Record<string, string> = import.meta.glob("../../../assets/films/*.{webm,mp4,vtt}", {
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

const fileOf = (name: string, kind: string) => FILES[`../../../assets/films/${name}.${kind}`];

/** The files of a film's name. */
export const filmFiles = (name: string): readonly VideoFile[] =>
  ["webm", "mp4"].flatMap((kind) => {
    const url = fileOf(name, kind);
    return url === undefined ? [] : { url, type: `video/${kind}` };
  });

/** The film of a name: a tutorial's, or `demo`. */
export const filmNamed = (name: string): Film => ({
  files: filmFiles(name),
  captions: fileOf(name, "vtt"),
  poster: name === "demo" ? "/demo.webp" : `/tutorials/${name}.webp`,
});
