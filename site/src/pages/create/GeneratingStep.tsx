import { answered } from "@nataraj/sdk";
import { ButtonLink, DoneNotice, type FetchSong, Generating, HeardSong, WarmUp } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCallback, useState } from "react";
import { useCreateFlow, useDoneNotice } from "../../create/CreateFlowProvider.tsx";
import type { CreateActor } from "../../create/create-actor.ts";
import { isStillDancer } from "../../dancer/can-animate-dancer.ts";
import { useClient } from "../../session/ClientProvider.tsx";
import { useAvatarDancer } from "./use-avatar-dancer.ts";

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

/** Those who will dance, where they will. */
function WaitingDancers({ flow }: { flow: CreateActor }) {
  const { styles, staging, generation } = useSelector(flow, ({ context }) => context);
  const [still] = useState(isStillDancer);
  return (
    <WarmUp
      style={styles[0]}
      createEngine={useAvatarDancer(flow)}
      staging={staging}
      beats={generation?.heard?.beats}
      still={still}
    />
  );
}
