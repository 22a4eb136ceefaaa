import type { NatarajClient, Playable, ProjectEvent } from "@nataraj/sdk";
import { type Project, TEXTS } from "@nataraj/sdk/contract";
import {
  Button,
  ButtonLink,
  type EditingActor,
  IconButton,
  Page,
  Player,
  StepEditor,
  VisibilityButton,
} from "@nataraj/ui";
import { VIEWS } from "@nataraj/ui/dancer";
import { useCallback, useMemo } from "react";
import { useKeptDance } from "../../offline/use-kept-dance.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { useSettings } from "../../settings/SettingsProvider.tsx";
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
  useKeptDance(uid, project);
  useLeaveGuard(editor);
  const timeline = () => editor.getSnapshot().context.timeline;
  const saving = useSaveDialog({ project, playable, timeline, cast: latestCast, refresh });

  const published = useCallback(() => onEvent({ type: "PUBLISHED" }), [onEvent]);
  const done = useCallback(() => onEvent({ type: "DISMISS" }), [onEvent]);
  const renamed = useCallback((name: string) => onEvent({ type: "RENAMED", name }), [onEvent]);

  return (
    <Page
      title={TEXTS.project.title(projectName)}
      titleAction={
        uid === project.owner && (
          <IconButton icon="pencil" label="Rename the project" onClick={() => onEvent({ type: "RENAME" })} />
        )
      }
      actions={
        <>
          <Button icon="download" onClick={saving.open}>
            SAVE AS FILE
          </Button>
          {uid === project.owner && (
            <VisibilityButton
              visibility={project.visibility}
              busy={doing === "toggling"}
              onToggle={() => onEvent({ type: "TOGGLE_VISIBILITY" })}
            />
          )}
          <Button icon="share" onClick={() => onEvent({ type: "SHARE" })}>
            SHARE
          </Button>
          <ButtonLink icon="target" href={`/practise/${projectID}`}>
            Practise here
          </ButtonLink>
          <AndroidLink />
          {uid !== project.owner && (
            <ButtonLink icon="spark" href={uid === undefined ? "/signup" : "/selectaudio"}>
              MAKE YOUR OWN
            </ButtonLink>
          )}
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
        steps={(player) => <StepEditor player={player} editor={editor} />}
      />
      {saving.dialog}
      {doing === "sharing" && <ShareProject client={client} project={project} onPublished={published} onClose={done} />}
      {doing === "renaming" && (
        <RenameProject client={client} projectID={projectID} name={projectName} onDone={renamed} />
      )}
    </Page>
  );
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
