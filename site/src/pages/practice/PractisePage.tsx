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
        <li>Open one of your dances, or a public one, and choose “PRACTISE HERE”.</li>
        <li>Its lessons take you phrase by phrase, first slowly, then at the speed of the music.</li>
        <li>
          With your camera on, the page compares your body with the dancer. Everything stays on your device: nothing is
          recorded, nothing is sent. You can practise without the camera, too. Please be alone in the picture: only one
          person is followed, and the page may follow someone else without noticing.
        </li>
        <li>
          After each phrase you can read what to work on. Your reports stay in this browser until you delete them.
        </li>
        <li>
          Your own dances that you have opened are saved in this browser until you sign out, so that you can practise
          offline.
        </li>
      </ol>
      {uid !== undefined && <KeptDanceList uid={uid} />}
    </Page>
  );
}
