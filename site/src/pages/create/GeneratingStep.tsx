import { answered } from "@nataraj/sdk";
import { ButtonLink, DoneNotice, type FetchSong, Generating, HeardSong, WarmUp } from "@nataraj/ui";
import { useMachine, useSelector } from "@xstate/react";
import { useCallback, useMemo, useState } from "react";
import { useCreateFlow, useDoneNotice } from "../../create/CreateFlowProvider.tsx";
import type { CreateActor } from "../../create/create-actor.ts";
import { isStillDancer, savesData } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";
import { useClient } from "../../session/ClientProvider.tsx";

/** The words of the page come first. Milliseconds. */
const HEAD_START_MS = 200;

/** The dance is being generated: its dancers, the song with what is heard of it, how far it is, a notice when it is done. */
export function GeneratingStep() {
  const flow = useCreateFlow();
  const client = useClient();
  const doneNotice = useDoneNotice();
  const noticeState = useSelector(doneNotice, ({ value }) => (value === "opening" ? "unavailable" : value));
  const generation = useSelector(flow, ({ context }) => context.generation);
  const projectID = useSelector(flow, ({ context }) => context.draft?.projectID ?? "");
  const isCancelling = useSelector(
    flow,
    (state) => state.matches("generating") && !state.matches({ generating: "running" }),
  );
  const fetchSong: FetchSong = useCallback(
    async (signal) => {
      const { song } = await client.fetchProject(projectID, { signal });
      const answer = await answered(fetch(song, { signal }));
      if (!answer.ok) throw new Error("The song could not be fetched.");
      return answered(answer.blob());
    },
    [client, projectID],
  );
  return (
    <Generating
      progress={generation}
      isCancelling={isCancelling}
      onCancel={() => flow.send({ type: "CANCEL" })}
      dancers={<WaitingDancers flow={flow} />}
      song={<HeardSong key={projectID} fetchSong={fetchSong} heard={generation?.heard} writing={generation?.words} />}
    >
      <ButtonLink href="/dashboard">GO TO DASHBOARD</ButtonLink>
      <DoneNotice state={noticeState} onAsk={() => doneNotice.send({ type: "ASK" })} />
    </Generating>
  );
}

/** Those who will dance, where they will; fetched when the page stands. */
function WaitingDancers({ flow }: { flow: CreateActor }) {
  const { styles, staging, generation } = useSelector(flow, ({ context }) => context);
  const [still] = useState(isStillDancer);
  const machine = useMemo(() => {
    const { context } = flow.getSnapshot();
    const fetchDancer = async () =>
      (await import("./avatar-dancer.ts")).avatarDancer(context.styles, () => context.staging.cast);
    return provideLateDancer(() => !savesData(), fetchDancer, HEAD_START_MS);
  }, [flow]);
  const [{ context }] = useMachine(machine, { input: {} });
  const { createEngine } = context;
  return (
    <WarmUp
      style={styles[0]}
      createEngine={createEngine}
      staging={staging}
      beats={generation?.heard?.beats}
      still={still}
    />
  );
}
