import type { Piece } from "@nataraj/sdk";
import { type Project, TEXTS } from "@nataraj/sdk/contract";
import { Button, ButtonLink, Page, Player, ShareDialog, useDialogs } from "@nataraj/ui";
import { useCallback, useMemo } from "react";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import { dancerFor } from "./create-dancer.ts";

export interface ProjectStageProps {
  project: Project;
  piece: Piece;
  fetchProject: (projectID: string) => Promise<Project>;
}

/** A project that can be played: its title, its player, and what can be done with it. */
export function ProjectStage({ project, piece, fetchProject }: ProjectStageProps) {
  const { projectID, projectName, danceform, visibility } = project;
  const dialogs = useDialogs();
  const createEngine = useMemo(() => dancerFor(danceform), [danceform]);
  const refresh = useCallback(async () => (await fetchProject(projectID)).song, [fetchProject, projectID]);

  const share = () => {
    if (visibility === "private") {
      dialogs.alert({ title: TEXTS.dashboard.notPublicTitle, text: TEXTS.dashboard.notPublicText });
    } else {
      const render = () => (
        <ShareDialog projectID={projectID} projectName={projectName} origin={window.location.origin} />
      );
      dialogs.open({ title: "Share", render });
    }
  };

  return (
    <Page
      title={TEXTS.project.title(projectName)}
      actions={
        <>
          <AndroidLink />
          <Button icon="share" onClick={share}>
            SHARE
          </Button>
        </>
      }
    >
      <Player piece={piece} createEngine={createEngine} refresh={refresh} />
    </Page>
  );
}

/** Opens the store listing; where none is set up it says so instead of leading nowhere. */
function AndroidLink() {
  const settings = useSettings();
  const dialogs = useDialogs();
  if (settings?.androidAppUrl) {
    return (
      <ButtonLink variant="ghost" icon="phone" href={settings.androidAppUrl} target="_blank" rel="noreferrer">
        {TEXTS.project.practise}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="ghost"
      icon="phone"
      onClick={() => dialogs.alert({ title: TEXTS.project.practise, text: "The Android app is not available yet." })}
    >
      {TEXTS.project.practise}
    </Button>
  );
}
