import { filmFiles, Page, TUTORIALS, TutorialVideo } from "@nataraj/ui";

/** /tutorials: four videos. */
export function TutorialsPage() {
  return (
    <Page title="Tutorials" lead="In four parts, from the first song to a shared dance.">
      <ul className="nj-tutorials">
        {TUTORIALS.map(({ name, title, text, steps }, i) => (
          <li key={name}>
            <TutorialVideo
              title={title}
              text={text}
              steps={steps}
              files={filmFiles(`/tutorials/${name}`)}
              poster={`/tutorials/${name}.webp`}
              first={i === 0}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
