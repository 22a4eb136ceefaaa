import { editingMachine, isDirty, type NatarajClient, type Piece } from "@nataraj/sdk";
import { type Project, TEXTS } from "@nataraj/sdk/contract";
import { Button, ButtonLink, Page, Player, ShareDialog, StepEditor, useDialogs } from "@nataraj/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useMemo, useState } from "react";
import { useSession } from "../../session/SessionProvider.tsx";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import { projectDancer } from "./create-dancer.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSaveDialog } from "./use-save-dialog.tsx";

export interface ProjectStageProps {
  project: Project;
  piece: Piece;
  client: NatarajClient;
}

/** A project that can be played: its title, its player, and what can be done with it; its owner may edit the dance. */
export function ProjectStage({ project, piece, client }: ProjectStageProps) {
  const { projectID, projectName, danceform, visibility } = project;
  const dialogs = useDialogs();
  const [sharing, setSharing] = useState(false);
  const { createEngine, suits } = useMemo(() => projectDancer(danceform), [danceform]);
  const refresh = useCallback(async () => (await client.fetchProject(projectID)).song, [client, projectID]);
  const { uid } = useSession();
  const editor = useActorRef(editingMachine, { input: { client, project, uid } });
  useLeaveGuard(useSelector(editor, ({ context }) => isDirty(context)));
  const save = useSaveDialog({ project, piece, timeline: () => editor.getSnapshot().context.timeline, refresh });

  const share = () => {
    if (visibility === "private") {
      dialogs.alert({ title: TEXTS.dashboard.notPublicTitle, text: TEXTS.dashboard.notPublicText });
    } else setSharing(true);
  };

  return (
    <Page
      title={TEXTS.project.title(projectName)}
      actions={
        <>
          <Button icon="download" onClick={save}>
            SAVE AS FILE
          </Button>
          <Button icon="share" onClick={share}>
            SHARE
          </Button>
          <AndroidLink />
        </>
      }
    >
      <Player
        piece={piece}
        createEngine={createEngine}
        suits={suits}
        refresh={refresh}
        steps={(player) => <StepEditor player={player} editor={editor} />}
      />
      {sharing && (
        <ShareDialog
          projectID={projectID}
          projectName={projectName}
          origin={window.location.origin}
          onClose={() => setSharing(false)}
        />
      )}
    </Page>
  );
}

/** Opens the store listing; where none is set up it says so instead of leading nowhere. */
function AndroidLink() {
  const settings = useSettings();
  const dialogs = useDialogs();
  if (settings?.androidAppUrl) {
    return (
      <ButtonLink icon="phone" href={settings.androidAppUrl} target="_blank" rel="noreferrer">
        {TEXTS.project.practise}
      </ButtonLink>
    );
  }
  return (
    <Button
      icon="phone"
      onClick={() => dialogs.alert({ title: TEXTS.project.practise, text: "The Android app is not available yet." })}
    >
      {TEXTS.project.practise}
    </Button>
  );
}
