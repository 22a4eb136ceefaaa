import { type NatarajClient, provideProject, unsavedEditStore } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, Page, TryAgain, Waiting } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { Navigate, useParams } from "react-router-dom";
import { avatarRestored } from "../../avatar/keep-own-avatar.ts";
import { useClientWithKeptDances } from "../../offline/use-client-with-kept-dances.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { projectPath } from "../../shell/project-path.ts";
import { sharedNameAt } from "../../shell/shared-name.ts";
import { DanceGone } from "./DanceGone.tsx";

/** The player and the dancer, most of what this page weighs. Who dances first may be the person's own avatar. */
const loadStage = async () => {
  const [{ ProjectPlayer }] = await Promise.all([import("./ProjectPlayer.tsx"), avatarRestored()]);
  return { default: ProjectPlayer };
};
const ProjectStage = lazy(loadStage);

/** What its owner has not saved yet is kept in this browser. */
const unsavedEdits = (uid: string, projectID: string) => unsavedEditStore(() => localStorage, uid, projectID);

/** /project/{projectId} and /project/nataraj-{projectId}: the player. Drafts go on with their flow instead. */
export function ProjectPage() {
  const { projectId = "" } = useParams();
  const { status, uid } = useSession();
  const client = useClientWithKeptDances(uid);
  // Before the auth SDK knows who is here, an owner would be refused.
  if (status === "loading") return <Fetching projectID={projectId} />;
  return <OpenProject key={`${projectId} ${uid}`} projectID={projectId} client={client} />;
}

/** The name of a public project is in the page's head before it is fetched. */
function Fetching({ projectID }: { projectID: string }) {
  const name = sharedNameAt(`/project/${projectID}`);
  if (name !== undefined) return <StageWaiting name={name} />;
  return (
    <Page title="Project" hideTitle>
      <Waiting text={TEXTS.project.fetching} tall />
    </Page>
  );
}

function StageWaiting({ name }: { name: string }) {
  return (
    <Page title={TEXTS.project.title(name)}>
      <Waiting text={TEXTS.project.fetching} tall />
    </Page>
  );
}

function OpenProject({ projectID, client }: { projectID: string; client: NatarajClient }) {
  const { uid } = useSession();
  const machine = useMemo(() => provideProject(client, unsavedEdits), [client]);
  const [state, send] = useMachine(machine, { input: { projectID, uid } });
  const { project, playable, notice } = state.context;
  const { editor } = state.children;
  const dismiss = () => send({ type: "DISMISS" });

  const fetched = !state.matches("fetching");
  // After the project, whose name is read meanwhile: on a slow line each keeps the other waiting.
  useEffect(() => {
    if (fetched) void loadStage().catch(() => undefined);
  }, [fetched]);

  if (state.matches("left")) return <Navigate to="/dashboard" replace />;
  if (!fetched) return <Fetching projectID={projectID} />;
  if (state.matches({ gone: "idle" })) return <DanceGone signedIn={uid !== undefined} />;
  if (state.matches("noAccess") || state.matches("gone")) {
    return (
      <>
        <Fetching projectID={projectID} />
        {notice && <AlertDialog {...notice} onDismiss={dismiss} />}
      </>
    );
  }
  if (state.matches("failed") || !project) {
    return (
      <Page title="Project">
        <TryAgain text={TEXTS.project.fetchFailed} onRetry={() => send({ type: "RETRY" })} />
        {state.matches({ failed: "notifying" }) && notice && <AlertDialog {...notice} onDismiss={dismiss} />}
      </Page>
    );
  }
  if (!playable || !editor) return <Navigate to={projectPath(project)} replace />;
  const doing = (["sharing", "renaming", "toggling"] as const).find((name) => state.matches({ playable: name }));
  return (
    <>
      <Suspense fallback={<StageWaiting name={project.projectName} />}>
        <ProjectStage
          project={project}
          playable={playable}
          client={client}
          editor={editor}
          doing={doing}
          onEvent={send}
        />
      </Suspense>
      {state.matches({ playable: "notifying" }) && notice && <AlertDialog {...notice} onDismiss={dismiss} />}
    </>
  );
}
