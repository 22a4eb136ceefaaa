import { type NatarajClient, projectMachine } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Page, TryAgain, useDialogs, Waiting } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { useClient } from "../../session/ClientProvider.tsx";
import { useSession } from "../../session/SessionProvider.tsx";
import { projectPath } from "../../shell/project-path.ts";

/** The player and the dancer, most of what this page weighs. */
const loadStage = async () => ({ default: (await import("./ProjectPlayer.tsx")).ProjectPlayer });
const ProjectStage = lazy(loadStage);

/** /project/{projectId} and /project/nataraj-{projectId}: the player. Drafts go on with their flow instead. */
export function ProjectPage() {
  const { projectId = "" } = useParams();
  const client = useClient();
  const { status, uid } = useSession();
  // Before the auth SDK knows who is here, an owner would be refused.
  if (status === "loading") return <Fetching />;
  return <OpenProject key={`${projectId} ${uid}`} projectID={projectId} client={client} />;
}

function Fetching() {
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
  const [state, send] = useMachine(projectMachine, {
    input: { projectID, fetchProject: (id) => client.fetchProject(id) },
  });
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { project, playable, unreadable } = state.context;
  const noAccess = state.matches("noAccess");
  const failed = state.matches("failed");

  // Beside the project, but after the text: on a slow line each keeps the other waiting.
  useEffect(() => void loadStage().catch(() => undefined), []);

  useEffect(() => {
    const tell = (text: string) => dialogs.alert({ title: TEXTS.titles.error, text });
    if (noAccess) tell(TEXTS.project.noAccess).then(() => navigate("/dashboard", { replace: true }));
    else if (failed) tell(TEXTS.project.fetchFailed);
    else if (unreadable) tell(TEXTS.project.unreadable);
  }, [noAccess, failed, unreadable, dialogs, navigate]);

  if (state.matches("fetching") || noAccess) return <Fetching />;
  if (failed || !project) {
    return (
      <Page title="Project">
        <TryAgain text={TEXTS.project.fetchFailed} onRetry={() => send({ type: "retry" })} />
      </Page>
    );
  }
  if (!playable) return <Navigate to={projectPath(project)} replace />;
  return (
    <Suspense fallback={<StageWaiting name={project.projectName} />}>
      <ProjectStage project={project} playable={playable} client={client} />
    </Suspense>
  );
}
