import { type NatarajClient, provideProject } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, Page, TryAgain, Waiting } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { lazy, Suspense, useMemo } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useClientWithKeptDances } from "../../offline/use-client-with-kept-dances.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { projectPath } from "../../shell/project-path.ts";

const ProjectPractice = lazy(async () => ({ default: (await import("./ProjectPractice.tsx")).ProjectPractice }));

/** /practise/{projectId}: practising a dance, for its owner, and for anyone where it is public. */
export function PracticePage() {
  const { projectId = "" } = useParams();
  const { status, uid } = useSession();
  const client = useClientWithKeptDances(uid);
  // Before the auth SDK knows who is here, an owner would be refused.
  if (status === "loading") return <Fetching />;
  return <OpenPractice key={`${projectId} ${uid}`} projectID={projectId} uid={uid} client={client} />;
}

function Fetching() {
  return (
    <Page title="Practise" hideTitle>
      <Waiting text={TEXTS.project.fetching} tall />
    </Page>
  );
}

interface OpenPracticeProps {
  projectID: string;
  uid: string | undefined;
  client: NatarajClient;
}

function OpenPractice({ projectID, uid, client }: OpenPracticeProps) {
  const machine = useMemo(() => provideProject(client), [client]);
  const [state, send] = useMachine(machine, { input: { projectID, uid } });
  const { project, playable, notice } = state.context;

  if (state.matches("left")) return <Navigate to="/dashboard" replace />;
  const dialog = notice && <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />;
  if (state.matches("fetching") || state.matches("noAccess")) {
    return (
      <>
        <Fetching />
        {state.matches("noAccess") && dialog}
      </>
    );
  }
  if (state.matches("failed") || !project) {
    return (
      <Page title="Practise">
        <TryAgain text={TEXTS.project.fetchFailed} onRetry={() => send({ type: "RETRY" })} />
        {state.matches({ failed: "notifying" }) && dialog}
      </Page>
    );
  }
  if (!playable) return <Navigate to={projectPath(project)} replace />;
  return (
    <>
      <Suspense fallback={<Fetching />}>
        <ProjectPractice project={project} playable={playable} client={client} uid={uid} />
      </Suspense>
      {state.matches({ playable: "notifying" }) && dialog}
    </>
  );
}
