import { ButtonLink, Page } from "@nataraj/ui";
import { KeptDanceList } from "../../offline/KeptDanceList.tsx";
import { useSession } from "../../session/SessionProvider.tsx";

/** /practise: how one practises, and the way to the dances. */
export function PractisePage() {
  const { uid } = useSession();
  return (
    <Page
      title="Practise in your browser"
      width="text"
      lead="Learn a dance step by step, and see how closely you follow."
      actions={
        <ButtonLink variant="primary" icon="target" href="/dashboard">
          CHOOSE A DANCE
        </ButtonLink>
      }
    >
      <ol>
        <li>Open one of your dances, or a public one, and choose “Practise here”.</li>
        <li>Its lessons lead from single moves, slowly, to whole phrases with music.</li>
        <li>
          With your camera the page compares your body with the dancer. All of it happens on your device: nothing is
          recorded, nothing is sent. It works without the camera, too.
        </li>
        <li>
          After each phrase you can read what to work on. Your reports stay in this browser until you delete them.
        </li>
        <li>
          A dance of your own that you have opened is kept in this browser until you sign out, for times without a
          network.
        </li>
      </ol>
      {uid !== undefined && <KeptDanceList uid={uid} />}
    </Page>
  );
}
