import type { SongPart } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { CreateActor } from "../../create/create-actor.ts";

/** The part of the song that was chosen: of the file that is here, else as the server has it. */
export function useChosenPart(flow: CreateActor): SongPart | undefined {
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
