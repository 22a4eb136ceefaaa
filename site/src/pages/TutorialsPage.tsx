import { Page, TUTORIALS, TutorialVideo } from "@nataraj/ui";
import { filmNamed } from "../films/films.ts";

/** /tutorials: four videos. */
export function TutorialsPage() {
  return (
    <Page title="Tutorials" lead="In four parts, from the first song to a shared dance.">
      <ul className="nj-tutorials">
        {TUTORIALS.map(({ name, title, text, steps }, i) => (
          <li key={name}>
            <TutorialVideo title={title} text={text} steps={steps} {...filmNamed(name)} first={i === 0} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
