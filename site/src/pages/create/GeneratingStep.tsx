import { answered } from "@nataraj/sdk";
import { DoneNotice, type FetchSong, Generating, HeardSong } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useCreateFlow, useDoneNotice } from "../../create/CreateFlowProvider.tsx";
import { useClient } from "../../session/ClientProvider.tsx";

/** The dance is being generated: the song with what is heard of it, how far it is, and a notice when it is done. */
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
      song={<HeardSong key={projectID} fetchSong={fetchSong} heard={generation?.heard} writing={generation?.words} />}
    >
      <DoneNotice state={noticeState} onAsk={() => doneNotice.send({ type: "ASK" })} />
    </Generating>
  );
}
