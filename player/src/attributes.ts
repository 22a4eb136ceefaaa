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
const LIVE_ATTRIBUTES = ["muted", "loop", "speed"] as const;
const OTHER_ATTRIBUTES = ["load", "autoplay", "poster", "label", "start"] as const;

/** The names of all attributes. */
export const ATTRIBUTES = [...FRAME_ATTRIBUTES, ...LIVE_ATTRIBUTES, ...OTHER_ATTRIBUTES] as const;

/** The values of attributes that have a list of them. */
export const VALUES = {
  look: ["bharatanatyam", "street", "ballet", "practice"],
  // biome-ignore format: one line
  colours: ["rose", "marigold", "peacock", "leaf", "teal", "ink", "plum", "black", "sea", "light", "night", "sand"],
  dancers: ["1", "2", "3", "5"],
  stage: ["stage", "street", "studio", "temple"],
  camera: ["automatic", "front", "back", "left", "right", "top", "follow"],
  load: ["click", "visible"],
} as const;
/** The lowest and highest value of attributes that are numbers. */
const NUMBERS: Readonly<Record<string, readonly [low: number, high: number]>> = {
  start: [0, Number.POSITIVE_INFINITY],
  speed: [0.25, 2],
};
const SWITCHES = ["controls", "autoplay", "muted", "loop"];
const PROJECT = /^(?:demo|(?:nataraj-)?[0-9a-f]{32})$/;

/** Whether a switch is on. Frameworks write "false" for one that is off. */
export const isOn = (value: string | null): boolean => value !== null && value !== "false";

/** What an attribute may say instead of a value that means nothing; undefined where the value is right. */
export function expectedInstead(name: string, value: string): string | undefined {
  const values: readonly string[] | undefined = VALUES[name as keyof typeof VALUES];
  const [low, high] = NUMBERS[name] ?? [];
  if (values && !values.includes(value)) return values.join(", ");
  if (low !== undefined && high !== undefined && !(value.trim() && Number(value) >= low && Number(value) <= high))
    return high === Number.POSITIVE_INFINITY ? `a number from ${low}` : `a number from ${low} to ${high}`;
  if (SWITCHES.includes(name) && !["", "true", "false", name].includes(value)) return "true or false";
  if (name === "project" && !PROJECT.test(value)) return "nataraj- and 32 hexadecimal digits";
  if (name === "site" && !originOf(value)) return "the address of a site, such as https://dance.example.org";
}

/** The origin of an address, which may be relative to the page's; undefined where it is no address of the web. */
export function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address, location.href);
    return origin === "null" ? undefined : origin;
  } catch {
    return undefined;
  }
}

type Value<Name extends keyof typeof VALUES> = (typeof VALUES)[Name][number];

/** The attributes of `<nataraj-player>`, as templates have them. */
export interface NatarajPlayerAttributes {
  /** The project's id, or `demo`. Another one loads the other project. */
  project: string;
  /** Address of the site that plays it. The site's own `embed.js` needs none. */
  site?: string;
  /** Who dances; otherwise as the owner has chosen. */
  look?: Value<"look">;
  /** The colours of the look. */
  colours?: Value<"colours">;
  /** How many dance; otherwise as the owner has chosen. A slow device shows fewer, one without graphics hardware one. */
  dancers?: 1 | 2 | 3 | 5 | Value<"dancers">;
  /** What surrounds the dancers; otherwise as the owner has chosen. */
  stage?: Value<"stage">;
  /** From where the dance is seen; otherwise as the owner has chosen. */
  camera?: Value<"camera">;
  /** When the frame is loaded: with a click (the default), or when it is scrolled into view. */
  load?: Value<"load">;
  /** Plays as soon as it is loaded. Browsers allow it without a click where it is muted. */
  autoplay?: boolean;
  muted?: boolean;
  loop?: boolean;
  /** Where it begins, in seconds; 0 is the default. */
  start?: number | string;
  /** 0.25 to 2; 1 is the default. */
  speed?: number | string;
  /** Shows a bar with play, time and sound. */
  controls?: boolean;
  /** An image that replaces the picture of the dance. */
  poster?: string;
  /** What is danced, in words, for people who use a screen reader. */
  label?: string;
}
