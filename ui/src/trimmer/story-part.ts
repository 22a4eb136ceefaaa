import { beginTrim, changeTrim, type TrimEvent } from "@nataraj/sdk";
import { useReducer } from "react";
import { wavFile } from "./story-song.ts";
import { useSong } from "./use-song.ts";

const SECONDS = 40;
const file = wavFile(SECONDS);

/** A song with its trim, for the story of a part of the trimmer; undefined until it is read. */
export function useStoryTrim() {
  const state = useSong(file);
  const [trim, onChange] = useReducer(changeTrim, beginTrim(SECONDS * 1_000));
  const { song } = state.context;
  return song ? { song, trim, onChange: (event: TrimEvent) => onChange(event) } : undefined;
}
