import { isOn } from "./attributes.ts";

type ReadAttribute = (name: string) => string | null;

const SHOWN = ["look", "colours", "dancers", "stage"] as const;
const ASKED = [...SHOWN, "camera", "start", "speed"] as const;
const SWITCHES = ["controls", "muted", "loop"] as const;

function queryOf(names: readonly string[], read: ReadAttribute): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = read(name);
    if (value) query.set(name, value);
  }
  return query;
}

/**
 * The address of the frame that plays a project.
 * @param read Reads an attribute; null where it is absent.
 * @param plays Whether it plays as soon as it is ready; otherwise it waits to be told.
 */
export function frameAddress(site: string, project: string, read: ReadAttribute, plays: boolean): string {
  const query = queryOf(ASKED, read);
  for (const name of SWITCHES) if (isOn(read(name))) query.set(name, "1");
  query.set("autoplay", plays ? "1" : "0");
  return `${site}/standalone/${encodeURIComponent(project)}?${query}`;
}

/** The addresses of a project's picture, with those who dance and where, as attributes choose them. */
export function posterAddresses(site: string, project: string, read: ReadAttribute): { large: string; small: string } {
  const query = queryOf(SHOWN, read).toString();
  const address = (size: string) => `${site}/posters/${encodeURIComponent(project)}${size}.jpg${query && `?${query}`}`;
  return { large: address(""), small: address("-480") };
}
