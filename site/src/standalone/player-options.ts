import { type AskedStaging, readAskedStaging } from "@nataraj/sdk/looks";
import { VIEWS, type View } from "@nataraj/ui/dancer";

/** What the address of the player asks for. What is unknown there changes nothing. */
export interface PlayerOptions {
  staging: AskedStaging;
  camera: View | undefined;
  /** `asked`: someone has clicked for it. `never`: it waits to be told. Otherwise it plays after its four seconds. */
  autoplay: "asked" | "never" | "later";
  muted: boolean;
  loop: boolean;
  /** Seconds. */
  start: number;
  speed: number;
  /** Whether a bar with play, time and sound is shown. */
  controls: boolean;
}

const OFF = ["0", "false"];

/** Reads the query of /standalone/{id}. */
export function readPlayerOptions(search: string): PlayerOptions {
  const asked = new URLSearchParams(search);
  const isOn = (name: string) => asked.has(name) && !OFF.includes(asked.get(name) ?? "");
  const number = (name: string, otherwise: number) => {
    const value = Number(asked.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? value : otherwise;
  };
  return {
    staging: readAskedStaging(asked),
    camera: VIEWS.find((name) => name === asked.get("camera")),
    autoplay: isOn("autoplay") ? "asked" : asked.has("autoplay") ? "never" : "later",
    muted: isOn("muted"),
    loop: isOn("loop"),
    start: number("start", 0),
    speed: number("speed", 1),
    controls: isOn("controls"),
  };
}
