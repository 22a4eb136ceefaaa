import type { Scene } from "../../row.ts";
import { videosAreThere } from "./videos.ts";

export const TUTORIALS: readonly Scene[] = [
  {
    scene: "Tutorials",
    as: "visitor",
    at: "/tutorials",
    rows: [
      {
        name: "has four embedded videos",
        spec: "2: Tutorials: four embedded videos",
        inspect: "tutorials",
        expects: [
          { heading: "Tutorials", level: 1 },
          { all: "main li h2", count: 4 },
          { all: "main video", count: 4 },
          { that: "each video is there", holds: videosAreThere },
        ],
      },
    ],
  },
];
