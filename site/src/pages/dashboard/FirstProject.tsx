import { provideSongLibrary } from "@nataraj/sdk";
import { EmptyDashboard } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { AskedSong } from "../../create/use-asked-song.ts";
import { useClient } from "../../session/ClientProvider.tsx";

/** The dashboard without projects: the first one begins here, also with a song of the library. */
export function FirstProject({ onCreate }: { onCreate: () => void }) {
  const client = useClient();
  const navigate = useNavigate();
  const machine = useMemo(() => provideSongLibrary(client), [client]);
  const [{ context }] = useMachine(machine);
  return (
    <EmptyDashboard
      onCreate={onCreate}
      songs={context.songs}
      onSong={(song) => void navigate("/selectaudio", { state: { song } satisfies AskedSong })}
    />
  );
}
