import { Page, TutorialVideo } from "@nataraj/ui";

/** The four tutorials, in the order of a first project. Where a recording is missing its place says so; the steps stand in any case. */
const TUTORIALS = [
  {
    name: "choose",
    title: "Choose and trim your song",
    text: "Upload a song or take one of the library, then pick the part to dance to.",
    steps: [
      "Upload a song, or take one of the library.",
      "Move the ends of the selected part: at most one minute.",
      "Listen to the part, then press NEXT.",
    ],
  },
  {
    name: "styles",
    title: "Mix dance styles",
    text: "Choose one of eight styles, or several for a fusion.",
    steps: [
      "Choose one of eight dance styles.",
      "Select several for a fusion.",
      "Choose the dancer who will perform, and start.",
    ],
  },
  {
    name: "watch",
    title: "Watch and learn the dance",
    text: "Turn the stage, follow the lyric line, and be ready for the next step.",
    steps: [
      "Press play and turn the stage to see the dance from any side.",
      "Read the lyric line and the next step as they come.",
      "Slow it down, mirror it, or loop a part, and count along to eight.",
    ],
  },
  {
    name: "share",
    title: "Keep and share your projects",
    text: "Make a project public, send its link, or take it back.",
    steps: [
      "Make the project public with the eye on the dashboard.",
      "Press Share and copy the link or the embed code.",
      "Make the project private again to take it back.",
    ],
  },
] as const;

/** /tutorials: four videos. */
export function TutorialsPage() {
  return (
    <Page title="Tutorials" lead="In four parts, from the first song to a shared dance.">
      <ul className="nj-tutorials">
        {TUTORIALS.map(({ name, title, text, steps }) => (
          <li key={name}>
            <TutorialVideo
              title={title}
              text={text}
              steps={steps}
              url={`/tutorials/${name}.webm`}
              poster={`/tutorials/${name}.jpg`}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
