/** Projects a user may have in the free tier, drafts included. */
export const MAX_PROJECTS = 3;
/** The longest section that a project may use, in milliseconds. */
export const MAX_TRIM_MS = 60_000;
/** The longest song that the server decodes for a browser, in milliseconds; its error names it. */
export const MAX_PREPARED_MS = 30 * 60_000;
/** The shortest section worth a dance, in milliseconds; shorter ones are refused. */
export const MIN_TRIM_MS = 1_000;
/** Lengths of the trim presets, in milliseconds. */
export const TRIM_PRESETS_MS = { "30 seconds": 30_000, "1 minute": 60_000 } as const;
/** A length that is no multiple of this many milliseconds switches the trim preset to custom. */
export const TRIM_PRESET_GRID_MS = 30;
/** Time-out of the contact form's request, in milliseconds. */
export const CONTACT_TIMEOUT_MS = 10_000;
/** Minutes that the contact form asks to wait after too many messages. */
export const CONTACT_WINDOW_MINUTES = 60;
/** Time-out of `createuserdata`, in milliseconds. */
export const CREATE_USER_DATA_TIMEOUT_MS = 10_000;
/** The progress bar of the project page ends at this percentage, that of the standalone player at 90. */
export const PROGRESS_SCALE_PERCENT = { project: 97.5, standalone: 90 } as const;
/** The standalone player presses its hidden play button this long after the avatar engine has loaded, in milliseconds. */
export const STANDALONE_AUTOPLAY_MS = 4_000;
/** Characters of the duration's text form that a project tile shows. */
export const DURATION_CHARACTERS = 5;
/** What the static loading screen shows, in percent. */
export const LOADING_PERCENT = 14;
/** Longest project name, in characters. */
export const MAX_PROJECT_NAME = 80;
/** Longest contact message, in characters. */
export const MAX_CONTACT_TEXT = 5_000;
/** Shortest and longest password, in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 99 } as const;
/** Longest e-mail address, in characters (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const MAX_EMAIL = 254;
/** Longest lyrics that a person may bring, in characters. */
export const MAX_LYRICS = 5_000;
/** Longest text of a choreography, in characters. */
export const MAX_CHOREOGRAPHY = 200_000;
/** Longest display name, in characters. */
export const MAX_DISPLAY_NAME = 100;

/** A project's duration as its tile shows it: the first five characters of its text form, then ' seconds'. */
export function formatDuration(seconds: number): string {
  return `${String(seconds).slice(0, DURATION_CHARACTERS)} seconds`;
}
