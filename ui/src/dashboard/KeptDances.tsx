import { ButtonLink } from "../button/Button.tsx";

/** Properties of {@link KeptDances}. */
export interface KeptDancesProps {
  /** Projects whose dances are kept. */
  dances: readonly { projectID: string; projectName: string }[];
}

/** The dances that a browser has kept and opens without a network, with the ways to look at each and to practise it. */
export function KeptDances({ dances }: KeptDancesProps) {
  return (
    <section className="nj-kept-dances">
      <h2>Saved on this device</h2>
      <p>You can open these dances offline. They are removed when you sign out.</p>
      <ul>
        {dances.map(({ projectID, projectName }) => (
          <li key={projectID}>
            <ButtonLink icon="play" href={`/project/${projectID}`}>
              {projectName}
            </ButtonLink>
            <ButtonLink
              variant="ghost"
              icon="target"
              href={`/practise/${projectID}`}
              aria-label={`Practise ${projectName}`}
            >
              PRACTISE
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
