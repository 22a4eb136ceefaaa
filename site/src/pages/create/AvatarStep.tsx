import { AvatarChoice, type SongPart, type StagingControls } from "@nataraj/ui";
import { useMachine, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { CreateActor } from "../../create/create-actor.ts";
import { isStillDancer, savesData } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";

/** The text is loaded first; the dancer comes this much later. Milliseconds. */
const HEAD_START_MS = 200;

/** Dresses the dancer of a project that is being made; her code and her model are fetched when the page stands. */
export function AvatarStep({ flow }: { flow: CreateActor }) {
  const { styles, staging, isPreferred } = useSelector(flow, (state) => state.context);
  const [still] = useState(isStillDancer);
  const machine = useMemo(() => {
    const context = () => flow.getSnapshot().context;
    const fetchDancer = async () => {
      const { avatarDancer } = await import("./avatar-dancer.ts");
      return avatarDancer(context().styles, () => context().staging.cast);
    };
    return provideLateDancer(() => !savesData(), fetchDancer, HEAD_START_MS);
  }, [flow]);
  const [{ context }] = useMachine(machine, { input: {} });
  const controls = useMemo<StagingControls>(
    () => ({
      staging,
      kept: true,
      change: (change) => flow.send({ type: "CHANGE_STAGING", change }),
      retry: () => {},
    }),
    [flow, staging],
  );
  return (
    <AvatarChoice
      styles={styles}
      createEngine={context.createEngine}
      staging={controls}
      song={useChosenPart(flow)}
      still={still}
      isPreferred={isPreferred}
      onPrefer={(preferred) => flow.send({ type: "PREFER", isPreferred: preferred })}
      onSave={() => flow.send({ type: "SAVE_AVATAR" })}
    />
  );
}

/** The part of the song that was chosen: of the file that is here, else as the server has it. */
function useChosenPart(flow: CreateActor): SongPart | undefined {
  const { audio, trim, storedSong } = useSelector(flow, (state) => state.context);
  const file = audio?.file;
  const tempo = audio?.song?.tempo;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return useMemo(() => {
    if (url && trim) return { url, start: trim.start / 1000, end: trim.end / 1000, tempo };
    return storedSong === undefined ? undefined : { url: storedSong, start: 0 };
  }, [url, trim, tempo, storedSong]);
}
