import { FlowActions, Page, ProjectName, SettingAudio, SongWords, Steps, Trimmer } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { useClient } from "../../session/ClientProvider.tsx";

/** Step 2: the part of the music that is danced to. */
export function TrimStep() {
  const client = useClient();
  const flow = useCreateFlow();
  const { audio, projectName, trim, words, uploaded } = useSelector(flow, (state) => state.context);
  const busy = useSelector(flow, (state) => state.matches({ trim: "settingAudio" }));
  return (
    <Page title="Trim your music" lead={audio?.file.name}>
      <Steps current="Trim" />
      <ProjectName name={projectName} onRename={busy ? undefined : (name) => flow.send({ type: "RENAME", name })} />
      {audio && (
        <Trimmer
          file={audio.file}
          trim={trim}
          disabled={busy}
          preparer={client}
          onRead={(duration, preparedSong) => flow.send({ type: "AUDIO_READ", duration, preparedSong })}
          onChange={flow.send}
        />
      )}
      {audio && (
        <SongWords words={words} disabled={busy} onChange={(said) => flow.send({ type: "SET_WORDS", words: said })} />
      )}
      <FlowActions
        onBack={() => flow.send({ type: "BACK" })}
        onNext={() => flow.send({ type: "NEXT" })}
        nextDisabled={!trim}
        busy={busy}
      >
        {busy && <SettingAudio uploaded={uploaded} onCancel={() => flow.send({ type: "CANCEL" })} />}
      </FlowActions>
    </Page>
  );
}
