import { Staging } from "@nataraj/sdk/stage";

/** The stored staging; undefined where nothing was chosen, or nothing that this version understands. */
export function readStaging(text: string | null): Staging | undefined {
  if (text === null) return undefined;
  return Staging.safeParse(JSON.parse(text)).data;
}

/** The stored staging with a change, as it is stored. */
export function changedStaging(text: string | null, change: Staging): string {
  return JSON.stringify({ ...readStaging(text), ...change });
}
