/** Attributes that go into the frame's address; when one changes, the frame is loaded anew. */
export const FRAME_ATTRIBUTES = [
  "project",
  "site",
  "look",
  "colours",
  "dancers",
  "stage",
  "camera",
  "controls",
] as const;
/** Attributes that the frame begins with, and is told of when they change. */
export const LIVE_ATTRIBUTES = ["muted", "loop", "speed"] as const;

const ASKED = ["look", "colours", "dancers", "stage", "camera", "start", "speed"] as const;
const SWITCHES = ["controls", "muted", "loop"] as const;

/**
 * The address of the frame that plays a project.
 * @param read Reads an attribute; null where it is absent.
 * @param plays Whether it plays as soon as it is ready; otherwise it waits to be told.
 */
export function frameAddress(site: string, project: string, read: (name: string) => string | null, plays: boolean) {
  const query = new URLSearchParams({ autoplay: plays ? "1" : "0" });
  for (const name of ASKED) {
    const value = read(name);
    if (value) query.set(name, value);
  }
  for (const name of SWITCHES) if (read(name) !== null) query.set(name, "1");
  return `${site}/standalone/${encodeURIComponent(project)}?${query}`;
}
