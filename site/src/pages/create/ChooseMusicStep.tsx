import { ChosenMusic, FileDrop, FlowActions, Page, ProjectName, Steps } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { useAskedSong } from "../../create/use-asked-song.ts";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import { SongLibrary } from "./SongLibrary.tsx";

/** Step 1: a file of one's own or a song of the library. */
export function ChooseMusicStep() {
  const flow = useCreateFlow();
  useAskedSong(flow);
  const settings = useSettings();
  const { audio, projectName, loadingSong } = useSelector(flow, (state) => state.context);
  return (
    <Page title="Choose your music">
      <Steps current="Music" />
      <ProjectName name={projectName} onRename={(name) => flow.send({ type: "RENAME", name })} />
      <div className="nj-choose-music">
        <div className="nj-choose-music__own">
          <FileDrop maxMB={settings?.maxUploadMB} onFile={(file) => flow.send({ type: "CHOOSE_FILE", file })} />
          {audio && <ChosenMusic fileName={audio.file.name} thumbnail={audio.thumbnail} />}
        </div>
        <SongLibrary
          chosen={audio?.song?.url}
          fetching={loadingSong?.url}
          file={audio?.file}
          onChoose={(song) => flow.send({ type: "CHOOSE_SONG", song })}
        />
      </div>
      <FlowActions onNext={() => flow.send({ type: "NEXT" })} busy={loadingSong !== undefined} />
    </Page>
  );
}
