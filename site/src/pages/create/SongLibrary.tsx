import { provideSongLibrary } from "@nataraj/sdk";
import type { Song } from "@nataraj/sdk/contract";
import { SongList } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useClient } from "../../session/ClientProvider.tsx";

export interface SongLibraryProps {
  chosen: string | undefined;
  fetching: string | undefined;
  onChoose: (song: Song) => void;
}

/** The library of songs, fetched and heard. */
export function SongLibrary(props: SongLibraryProps) {
  const client = useClient();
  const [library, send] = useMachine(provideSongLibrary(client));
  return (
    <SongList
      {...props}
      status={library.value}
      songs={library.context.songs}
      playing={library.context.playing}
      onToggle={(url) => send({ type: "TOGGLE", url })}
      onSilence={() => send({ type: "SILENCE" })}
      onRetry={() => send({ type: "RETRY" })}
    />
  );
}
