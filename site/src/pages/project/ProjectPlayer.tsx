import type { NatarajClient, Playable, ProjectEvent } from "@nataraj/sdk";
import { type Project, TEXTS } from "@nataraj/sdk/contract";
import {
  Button,
  ButtonLink,
  type EditingActor,
  type EndActions,
  IconButton,
  MoreActions,
  Page,
  Player,
  type PlayerActor,
  StepEditor,
  VisibilityButton,
} from "@nataraj/ui";
import { VIEWS } from "@nataraj/ui/dancer";
import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useKeptDance } from "../../offline/use-kept-dance.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import { RestyleProject } from "../dashboard/RestyleProject.tsx";
import { projectDancer } from "./create-dancer.ts";
import { RenameProject } from "./RenameProject.tsx";
import { ShareProject } from "./ShareProject.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useProjectStaging } from "./use-project-staging.ts";
import { useSaveDialog } from "./use-save-dialog.tsx";

export interface ProjectPlayerProps {
  project: Project;
  playable: Playable;
  client: NatarajClient;
  editor: EditingActor;
  /** What is being done with it: a dialog is open, or its visibility is being changed. */
  doing: "sharing" | "renaming" | "toggling" | undefined;
  /** What the person does with the project, for its machine. */
  onEvent: (event: ProjectEvent) => void;
}

/** A project that can be played: its title, its player, and what can be done with it; its owner may edit the dance. */
export function ProjectPlayer({ project, playable, client, editor, doing, onEvent }: ProjectPlayerProps) {
  const { projectID, projectName, danceform } = project;
  const staging = useProjectStaging(client, project);
  const { latestCast } = staging;
  const { createEngine, defaultLook } = useMemo(() => projectDancer(danceform, latestCast), [danceform, latestCast]);
  const refresh = useCallback(async () => (await client.fetchProject(projectID)).song, [client, projectID]);
  const { uid } = useSession();
  const isOwner = uid === project.owner;
  const [isRestyling, setRestyling] = useState(false);
  const navigate = useNavigate();
  useLeaveGuard(editor);
  const timeline = () => editor.getSnapshot().context.timeline;
  const saving = useSaveDialog({
    project,
    playable,
    timeline,
    cast: latestCast,
    environment: staging.staging.environment,
    refresh,
  });

  const published = useCallback(() => onEvent({ type: "PUBLISHED" }), [onEvent]);
  const done = useCallback(() => onEvent({ type: "DISMISS" }), [onEvent]);
  const renamed = useCallback((name: string) => onEvent({ type: "RENAMED", name }), [onEvent]);

  const share = () => onEvent({ type: "SHARE" });
  const practicePath = `/practise/${projectID}`;
  const ownPath = uid === undefined ? "/signup" : "/selectaudio";
  const end: EndActions = {
    first: !isOwner && (
      <ButtonLink variant="primary" icon="spark" href={ownPath}>
        MAKE YOUR OWN
      </ButtonLink>
    ),
    more: (
      <>
        <Button icon="share" onClick={share}>
          SHARE
        </Button>
        <ButtonLink icon="target" href={practicePath}>
          LEARN IT
        </ButtonLink>
        {isOwner && (
          <>
            <Button icon="music" onClick={() => setRestyling(true)}>
              SAME SONG, ANOTHER STYLE
            </Button>
            <ButtonLink icon="plus" href="/selectaudio">
              NEW DANCE
            </ButtonLink>
          </>
        )}
      </>
    ),
  };
  // The new dance takes the place of this one: its tile on the dashboard shows how far it is.
  const restyled = (change: object | undefined) => (change ? navigate("/dashboard") : setRestyling(false));

  return (
    <Page
      title={TEXTS.project.title(projectName)}
      titleAction={
        isOwner && <IconButton icon="pencil" label="Rename the project" onClick={() => onEvent({ type: "RENAME" })} />
      }
      actions={
        <>
          <Button icon="share" onClick={share}>
            SHARE
          </Button>
          <ButtonLink icon="target" href={practicePath}>
            PRACTISE HERE
          </ButtonLink>
          <MoreActions>
            <Button icon="download" onClick={saving.open}>
              SAVE AS FILE
            </Button>
            {isOwner && (
              <VisibilityButton
                visibility={project.visibility}
                busy={doing === "toggling"}
                onToggle={() => onEvent({ type: "TOGGLE_VISIBILITY" })}
              />
            )}
            <ButtonLink icon="note" href={`/stepsheet/${projectID}`}>
              STEP SHEET
            </ButtonLink>
            <AndroidLink />
            {!isOwner && (
              <ButtonLink icon="spark" href={ownPath}>
                MAKE YOUR OWN
              </ButtonLink>
            )}
          </MoreActions>
        </>
      }
    >
      <Player
        playable={playable}
        createEngine={createEngine}
        defaultLook={defaultLook}
        staging={staging}
        camera={VIEWS.find((view) => view === staging.staging.camera)}
        onCamera={(camera) => staging.change({ camera })}
        refresh={refresh}
        keys="page"
        watch={isOwner ? "WATCH YOUR DANCE" : "WATCH THE DANCE"}
        end={end}
        steps={(player) => (
          <>
            <KeptDance uid={uid} project={project} player={player} />
            <StepEditor player={player} editor={editor} />
          </>
        )}
      />
      {saving.dialog}
      {doing === "sharing" && <ShareProject client={client} project={project} onPublished={published} onClose={done} />}
      {isRestyling && (
        <RestyleProject
          client={client}
          project={{ ...project, projectID }}
          onDone={(change) => void restyled(change)}
        />
      )}
      {doing === "renaming" && (
        <RenameProject client={client} projectID={projectID} name={projectName} onDone={renamed} />
      )}
    </Page>
  );
}

/** Nothing to see. The player is known here. */
function KeptDance({ uid, project, player }: { uid: string | undefined; project: Project; player: PlayerActor }) {
  useKeptDance(uid, project, player);
  return null;
}

/** Opens the store listing, where one is set up. */
function AndroidLink() {
  const settings = useSettings();
  if (!settings?.androidAppUrl) return null;
  return (
    <ButtonLink icon="phone" href={settings.androidAppUrl} target="_blank" rel="noreferrer">
      {TEXTS.project.practise}
    </ButtonLink>
  );
}
