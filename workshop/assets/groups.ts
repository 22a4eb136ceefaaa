/** A group of assets that one program makes. Paths are from the repository's root, with slashes. */
export interface AssetGroup {
  name: string;
  /**
   * The program and, where it starts threads, what they run: the group is out of date when their code changes. None of
   * what is made by hand, with data that is not here; only its files are checked.
   */
  makers: readonly string[];
  /** Assets of groups before this one that the program reads. */
  reads: readonly string[];
  /** What it writes. A last part may have `*` for any characters. */
  writes: readonly string[];
}

/** All assets whose files are checked, in the order in which they are made. */
export const ASSET_GROUPS: readonly AssetGroup[] = [
  { name: "networks", makers: [], reads: [], writes: ["assets/networks/*.bin"] },
  {
    name: "dancers",
    makers: ["workshop/dancers/bake.ts"],
    reads: [],
    writes: ["assets/dancers/*.glb", "assets/dancers/*.vrm"],
  },
  {
    name: "posters",
    makers: ["workshop/posters/draw.ts"],
    reads: ["assets/dancers/*.full.glb"],
    writes: ["assets/posters/*.jpg", "assets/posters/*.webp"],
  },
  {
    name: "covers",
    makers: ["workshop/songs/covers/draw.ts"],
    reads: ["assets/dancers/*.full.glb"],
    writes: ["assets/songs/*.jpg"],
  },
  {
    name: "songs",
    makers: ["workshop/songs/make-songs.ts", "workshop/songs/synthesis-worker.ts"],
    reads: ["assets/songs/*.jpg"],
    writes: ["assets/songs/*.mp3", "assets/songs/sheets.json"],
  },
  {
    name: "library",
    makers: ["workshop/songs/make-library.ts"],
    reads: ["assets/networks/*.bin", "assets/songs/*.mp3", "assets/songs/sheets.json"],
    writes: ["assets/songs/library.json"],
  },
];
