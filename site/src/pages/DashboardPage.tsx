import { forgetUnsavedEdits, provideDashboard } from "@nataraj/sdk";
import { type ProjectSummary, TEXTS } from "@nataraj/sdk/contract";
import {
  AlertDialog,
  Button,
  ConfirmDialog,
  Page,
  ProjectGrid,
  ProjectGridWaiting,
  ProjectTile,
  TryAgain,
} from "@nataraj/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { lazy, Suspense, useCallback, useEffect, useMemo } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { KeptDanceList } from "../offline/KeptDanceList.tsx";
import { keptDances } from "../offline/kept-dances.ts";
import { reportStore } from "../practice/report-store.ts";
import { useClient } from "../session/ClientProvider.tsx";
import { SessionFailed } from "../session/SessionFailed.tsx";
import { useKnownSession } from "../session/SessionProvider.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { projectPath } from "../shell/project-path.ts";
import { FirstProject } from "./dashboard/FirstProject.tsx";
import { RestyleProject } from "./dashboard/RestyleProject.tsx";
import { WhatNext } from "./dashboard/WhatNext.tsx";
import { RenameProject } from "./project/RenameProject.tsx";
import { ShareProject } from "./project/ShareProject.tsx";

/** It brings the trimmer. */
const ChangeSong = lazy(async () => ({ default: (await import("./dashboard/ChangeSong.tsx")).ChangeSong }));

/** /dashboard: the user's projects. */
export function DashboardPage() {
  const client = useClient();
  const navigate = useNavigate();
  const session = useKnownSession();
  const maxProjects = useSettings()?.maxProjects;
  const machine = useMemo(() => provideDashboard(client), [client]);
  const dashboard = useActorRef(machine, { input: { maxProjects } });
  const state = useSelector(dashboard, (snapshot) => snapshot);
  const { projects, chosen, notice, maxProjects: limit } = state.context;

  useEffect(() => {
    if (session.status === "in") dashboard.send({ type: "USER_FOUND", uid: session.uid });
  }, [session, dashboard]);

  useEffect(() => {
    const { unsubscribe } = dashboard.on("CREATION_ALLOWED", () => navigate("/selectaudio"));
    return unsubscribe;
  }, [dashboard, navigate]);

  const { uid } = session;
  useEffect(() => {
    const { unsubscribe } = dashboard.on("DELETED", ({ projectID }) => {
      if (uid === undefined) return;
      forgetUnsavedEdits(() => localStorage, uid, projectID);
      void reportStore.deleteProject(uid, projectID).catch(() => undefined);
      void keptDances.delete(uid, projectID).catch(() => undefined);
    });
    return unsubscribe;
  }, [dashboard, uid]);

  const read = useCallback(() => dashboard.send({ type: "DISMISS" }), [dashboard]);
  const published = useCallback(() => dashboard.send({ type: "PUBLISHED" }), [dashboard]);
  const changed = useCallback(
    (change: Partial<ProjectSummary> | undefined) => dashboard.send({ type: "CHANGED", change }),
    [dashboard],
  );
  const renamed = useCallback((name: string) => dashboard.send({ type: "RENAMED", name }), [dashboard]);

  if (session.status === "failed") return <SessionFailed title="Dashboard" />;
  if (session.status === "out") return <Navigate to="/restricted" replace />;

  const loaded = state.matches("loaded");
  const resting = state.matches({ loaded: "idle" });
  const create = () => dashboard.send({ type: "CREATE" });

  return (
    <Page
      title="Dashboard"
      lead={
        loaded && projects.length > 0 && limit !== undefined ? `${projects.length} of ${limit} projects` : undefined
      }
      actions={
        loaded &&
        projects.length > 0 && (
          <Button variant="primary" icon="plus" onClick={create}>
            {TEXTS.dashboard.createNew}
          </Button>
        )
      }
    >
      {state.matches("loadingUser") && <ProjectGridWaiting text={TEXTS.dashboard.loadingUser} />}
      {state.matches("loadingProjects") && <ProjectGridWaiting text={TEXTS.dashboard.loadingProjects} />}
      {state.matches({ failed: "idle" }) && (
        <>
          <TryAgain text={TEXTS.dashboard.fetchFailed} onRetry={() => dashboard.send({ type: "RETRY" })} />
          {uid !== undefined && <KeptDanceList uid={uid} />}
        </>
      )}
      {loaded && projects.length === 0 && <FirstProject onCreate={create} />}
      {loaded && projects.length > 0 && (
        <ProjectGrid>
          {projects.map((project) => (
            <li key={project.projectID}>
              <ProjectTile
                project={project}
                href={projectPath(project)}
                disabled={!resting}
                onToggle={() => dashboard.send({ type: "TOGGLE", projectID: project.projectID })}
                onShare={() => dashboard.send({ type: "SHARE", projectID: project.projectID })}
                onRename={() => dashboard.send({ type: "RENAME", projectID: project.projectID })}
                onRestyle={
                  project.checkpoint === 3
                    ? () => dashboard.send({ type: "RESTYLE", projectID: project.projectID })
                    : undefined
                }
                onChangeSong={
                  project.checkpoint === 3
                    ? () => dashboard.send({ type: "CHANGE_SONG", projectID: project.projectID })
                    : undefined
                }
                onDuplicate={() => dashboard.send({ type: "DUPLICATE", projectID: project.projectID })}
                onDelete={() => dashboard.send({ type: "DELETE", projectID: project.projectID })}
              />
            </li>
          ))}
          {uid !== undefined && (
            <WhatNext
              uid={uid}
              projects={projects}
              isFull={projects.length >= limit}
              onAnotherStyle={(projectID) => dashboard.send({ type: "ANOTHER_STYLE", projectID })}
            />
          )}
        </ProjectGrid>
      )}
      {(state.matches({ loaded: "notifying" }) || state.matches({ failed: "notifying" })) && notice && (
        <AlertDialog {...notice} onDismiss={read} />
      )}
      {state.matches({ loaded: "confirming" }) && (
        <ConfirmDialog
          title={TEXTS.dashboard.deleteTitle}
          text={TEXTS.dashboard.deleteText}
          subject={chosen?.projectName}
          danger
          onConfirm={() => dashboard.send({ type: "CONFIRM" })}
          onCancel={() => dashboard.send({ type: "CANCEL" })}
        />
      )}
      {state.matches({ loaded: "sharing" }) && chosen && (
        <ShareProject client={client} project={chosen} opens onPublished={published} onClose={read} />
      )}
      {state.matches({ loaded: "restyling" }) && chosen && (
        <RestyleProject client={client} project={chosen} onDone={changed} />
      )}
      {state.matches({ loaded: "addingStyle" }) && chosen && (
        <RestyleProject client={client} project={chosen} asCopy onDone={changed} />
      )}
      {state.matches({ loaded: "changingSong" }) && chosen && (
        <Suspense>
          <ChangeSong client={client} project={chosen} onDone={changed} />
        </Suspense>
      )}
      {state.matches({ loaded: "renaming" }) && chosen && (
        <RenameProject client={client} projectID={chosen.projectID} name={chosen.projectName} onDone={renamed} />
      )}
    </Page>
  );
}
