import { provideSongLibrary } from "@nataraj/sdk";
import type { Song } from "@nataraj/sdk/contract";
import { SongList } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { canAnimateDancer } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";
import { useClient } from "../../session/ClientProvider.tsx";

const tileDancer = provideLateDancer(canAnimateDancer, async () => (await import("./tile-dancer.ts")).tileDancer);

export interface SongLibraryProps {
  chosen: string | undefined;
  fetching: string | undefined;
  /** The file that was chosen, of the library or one's own. */
  file: File | undefined;
  onChoose: (song: Song) => void;
}

/** The library of songs, fetched and heard. */
export function SongLibrary({ file, ...props }: SongLibraryProps) {
  const client = useClient();
  const machine = useMemo(() => provideSongLibrary(client), [client]);
  const [library, send] = useMachine(machine);
  const wanted = props.fetching ?? props.chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file of one's own is chosen anew under no address
  useEffect(() => send({ type: "CHOSEN", url: wanted }), [send, wanted, file]);
  const [{ context }, sendToDancer] = useMachine(tileDancer, { input: { waitsForWant: true } });
  return (
    <SongList
      {...props}
      status={library.value}
      songs={library.context.songs}
      playing={library.context.playing}
      onToggle={(url) => send({ type: "TOGGLE", url })}
      onSilence={() => send({ type: "SILENCE" })}
      onRetry={() => send({ type: "RETRY" })}
      onPoint={() => sendToDancer({ type: "WANT" })}
      createEngine={context.createEngine}
    />
  );
}
