"use client";

import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import type { SnapshotFrom } from "xstate";
import type { SongPreparer } from "./read-song.ts";
import { songMachine } from "./song-machine.ts";

/** Reads a file for the trimmer; everything is given back when the file changes or the component goes. */
export function useSong(file: File, preparer?: SongPreparer): SnapshotFrom<typeof songMachine> {
  const [state, send] = useMachine(songMachine);
  useEffect(() => send({ type: "OPEN", file, preparer }), [file, preparer, send]);
  return state;
}
