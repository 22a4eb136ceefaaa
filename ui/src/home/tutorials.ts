/** A step of a tutorial, and the second at which its film shows it. */
export interface TutorialStep {
  start: number;
  text: string;
}

/** The four tutorials, in the order of a first project. The films say and show what is written here. */
export const TUTORIALS = [
  {
    name: "choose",
    title: "Choose and trim your song",
    text: "Upload a song or choose one from the library, then choose the part to dance to.",
    steps: [
      { start: 0, text: "Upload a song, or choose one from the library." },
      { start: 7.9, text: "Move the ends of the selected part. It can be one minute at most." },
      { start: 14.3, text: "Listen to the part, then press NEXT." },
    ],
  },
  {
    name: "styles",
    title: "Mix dance styles",
    text: "Choose a style, or several for a fusion.",
    steps: [
      { start: 0, text: "Choose a dance style." },
      { start: 5.2, text: "Select several for a fusion." },
      { start: 9, text: "Press NEXT twice: your dance is made from the music." },
    ],
  },
  {
    name: "watch",
    title: "Watch and learn the dance",
    text: "Turn the stage, follow the lyric line, and be ready for the next step.",
    steps: [
      { start: 0, text: "Press play and turn the stage to see the dance from any side." },
      { start: 8.4, text: "Read the lyric line and the next step as they come." },
      { start: 12.6, text: "Slow it down, mirror it, or loop a part, and count along to eight." },
    ],
  },
  {
    name: "share",
    title: "Keep and share your projects",
    text: "Make a project public, send its link, or make it private again.",
    steps: [
      { start: 0, text: "Make the project public with the eye on the dashboard." },
      { start: 5.7, text: "Press Share, and copy the link or the code to embed it." },
      { start: 12.7, text: "Make the project private again to stop sharing it." },
    ],
  },
] as const;

/** Name of a tutorial, and of its film: `/tutorials/{name}.webm`. */
export type TutorialName = (typeof TUTORIALS)[number]["name"];
