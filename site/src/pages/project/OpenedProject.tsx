import { type NatarajClient, type Playable, provideProject } from "@nataraj/sdk";
import { type Project, TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, Page, TryAgain, Waiting } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { type ReactNode, Suspense, useMemo } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useClientWithKeptDances } from "../../offline/use-client-with-kept-dances.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { projectPath } from "../../shell/project-path.ts";
import { DanceGone } from "./DanceGone.tsx";

/** A project that can be played, for who is here. */
export interface Opened {
  project: Project;
  playable: Playable;
  client: NatarajClient;
  uid: string | undefined;
}

export interface OpenedProjectProps {
  /** Of the page, until the project's own is known. */
  title: string;
  /** The page of the project; it may be loaded late. */
  children: (opened: Opened) => ReactNode;
}

/** A page beside that of a project, open to the same people: its owner, and anyone where the project is public. */
export function OpenedProject(props: OpenedProjectProps) {
  const { projectId = "" } = useParams();
  const { status, uid } = useSession();
  const client = useClientWithKeptDances(uid);
  // Before the auth SDK knows who is here, an owner would be refused.
  if (status === "loading") return <Fetching title={props.title} />;
  return <Open key={`${projectId} ${uid}`} {...props} projectID={projectId} uid={uid} client={client} />;
}

function Fetching({ title }: { title: string }) {
  return (
    <Page title={title} hideTitle>
      <Waiting text={TEXTS.project.fetching} tall />
    </Page>
  );
}

interface OpenProps extends OpenedProjectProps, Pick<Opened, "client" | "uid"> {
  projectID: string;
}

function Open({ title, children, projectID, uid, client }: OpenProps) {
  const machine = useMemo(() => provideProject(client), [client]);
  const [state, send] = useMachine(machine, { input: { projectID, uid } });
  const { project, playable, notice } = state.context;

  if (state.matches("left")) return <Navigate to="/dashboard" replace />;
  const dialog = notice && <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />;
  if (state.matches({ gone: "idle" })) return <DanceGone signedIn={uid !== undefined} />;
  if (state.matches("fetching") || state.matches("noAccess") || state.matches("gone")) {
    return (
      <>
        <Fetching title={title} />
        {!state.matches("fetching") && dialog}
      </>
    );
  }
  if (state.matches("failed") || !project) {
    return (
      <Page title={title}>
        <TryAgain text={TEXTS.project.fetchFailed} onRetry={() => send({ type: "RETRY" })} />
        {state.matches({ failed: "notifying" }) && dialog}
      </Page>
    );
  }
  if (!playable) return <Navigate to={projectPath(project)} replace />;
  return (
    <>
      <Suspense fallback={<Fetching title={title} />}>{children({ project, playable, client, uid })}</Suspense>
      {state.matches({ playable: "notifying" }) && dialog}
    </>
  );
}
