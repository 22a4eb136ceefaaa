import type { NatarajClient } from "@nataraj/sdk";
import { useEffect, useMemo } from "react";
import { useClient } from "../session/ClientProvider.tsx";
import { keptDances } from "./kept-dances.ts";
import { withKeptDances } from "./with-kept-dances.ts";

/** The API, which opens a person's kept dances where there is no network; the plain one for visitors. */
export function useClientWithKeptDances(uid: string | undefined): NatarajClient {
  const client = useClient();
  const kept = useMemo(() => (uid === undefined ? undefined : withKeptDances(client, uid, keptDances)), [client, uid]);
  useEffect(() => kept?.close, [kept]);
  return kept?.client ?? client;
}
