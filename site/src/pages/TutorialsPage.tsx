import { Page, TutorialVideo } from "@nataraj/ui";

/** The four tutorials, in the order of a first project. The recordings are part of this site. */
const TUTORIALS = [
  {
    name: "choose",
    title: "Choose and trim your song",
    text: "Upload a song or take one of the library, then pick the part to dance to.",
  },
  {
    name: "styles",
    title: "Mix dance styles",
    text: "Choose one of eight styles, or several for a fusion.",
  },
  {
    name: "watch",
    title: "Watch and learn the dance",
    text: "Turn the stage, follow the lyric line, and be ready for the next step.",
  },
  {
    name: "share",
    title: "Keep and share your projects",
    text: "Make a project public, send its link, or take it back.",
  },
] as const;

/** /tutorials: four videos. */
export function TutorialsPage() {
  return (
    <Page title="Tutorials" lead="Four short films, from the first song to a shared dance.">
      <ul className="nj-tutorials">
        {TUTORIALS.map(({ name, title, text }) => (
          <li key={name}>
            <TutorialVideo
              title={title}
              text={text}
              url={`/tutorials/${name}.webm`}
              poster={`/tutorials/${name}.jpg`}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
