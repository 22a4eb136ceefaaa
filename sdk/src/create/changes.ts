/** What the events of the create flow change in its context: pure functions, without what is outside. */
import type { GenerationProgress } from "../contract/generation.ts";
import type { Preferences } from "../contract/preferences.ts";
import type { Project } from "../contract/projects.ts";
import type { Song } from "../contract/songs.ts";
import type { Staging } from "../contract/staging.ts";
import { DANCE_STYLES, type DanceStyle, parseDanceForm } from "../contract/styles.ts";
import type { AvatarToKeep, DraftRequest } from "./effects.ts";
import {
  type BroughtWords,
  type CreateContext,
  type CreateEvent,
  type CreateInput,
  type CreateStep,
  THUMBNAIL_COUNT,
} from "./flow.ts";
import type { KeptDraft } from "./kept-draft.ts";
import { canonicalProjectID, isOfMusic } from "./opening.ts";
import { cleanProjectName, type Random, randomProjectName } from "./project-name.ts";
import { beginTrim, changeTrim } from "./trim.ts";

type Change = Partial<CreateContext>;

/** The flow before anything has happened. */
export function newFlow({ random = Math.random }: CreateInput = {}): CreateContext {
  return { random, limits: {}, notice: undefined, preferences: undefined, ...emptyFlow(random) };
}

/** Nothing is chosen but Hip Hop, what the account prefers, and a name by chance. */
export function emptyFlow(random: Random, preferences?: Preferences) {
  return {
    projectName: randomProjectName(random),
    audio: undefined,
    loadingSong: undefined,
    trim: undefined,
    preparedSong: undefined,
    words: undefined,
    styles: ["Hip Hop"] as readonly DanceStyle[],
    ...preferred(preferences),
    storedSong: undefined,
    draft: undefined,
    uploaded: 0,
    generation: undefined,
    failure: undefined,
    cancelled: false,
    opened: undefined,
    resuming: undefined,
  } satisfies Change;
}

function preferred(preferences: Preferences = {}) {
  return { staging: { ...preferences } as Staging, isPreferred: Object.keys(preferences).length > 0 };
}

/** How the account's dances begin is known: what was not chosen here is as it prefers. */
export function takePreferences({ staging }: CreateContext, preferences: Preferences | undefined): Change {
  if (!preferences) return {};
  const { staging: begun, isPreferred } = preferred(preferences);
  return { preferences, isPreferred, staging: { ...begun, ...staging } };
}

/** What NEXT of the avatar step saves; undefined where there is nothing to save. */
export function avatarToKeep({ draft, staging, preferences, isPreferred }: CreateContext): AvatarToKeep | undefined {
  const { cast, environment } = staging;
  const wanted: Preferences = isPreferred ? { ...(cast && { cast }), ...(environment && { environment }) } : {};
  // An account whose preferences are not known keeps them, unless it is told others.
  const isNew = JSON.stringify(wanted) !== JSON.stringify(preferences ?? {});
  if (!draft || (Object.keys(staging).length === 0 && !isNew)) return undefined;
  return { projectID: draft.projectID, staging, preferences: isNew ? wanted : undefined };
}

/** A new name; one that is empty changes nothing. */
export function rename(_: CreateContext, name: string): Change {
  const projectName = cleanProjectName(name);
  return projectName === undefined ? {} : { projectName };
}

/** Other music: its trim begins anew, and it gets a picture by chance. */
export function chooseFile({ random }: CreateContext, file: File, song: Song | undefined): Change {
  const thumbnail = Math.min(THUMBNAIL_COUNT - 1, Math.floor(random() * THUMBNAIL_COUNT));
  return { audio: { file, song, thumbnail }, trim: undefined, preparedSong: undefined, words: undefined };
}

/** What the person says of the words; nothing where all of it is empty. */
export function setWords(words: BroughtWords): Change {
  return { words: words.lyrics.trim() === "" && words.language === "" ? undefined : words };
}

/** The file's length is known; a trim of the same file stays, as after going back. */
export function setAudioDuration(context: CreateContext, duration: number, preparedSong: string | undefined): Change {
  const trim = beginTrim(duration);
  return { preparedSong, ...(context.trim?.duration !== trim.duration && { trim }) };
}

export function changeTrimRange(context: CreateContext, event: CreateEvent): Change {
  if (context.trim === undefined || (event.type !== "SELECT_RANGE" && event.type !== "CHOOSE_PRESET")) return {};
  return { trim: changeTrim(context.trim, event) };
}

/** Chosen styles stand in the order of their tiles. */
export function toggleStyle(context: CreateContext, style: DanceStyle): Change {
  const chosen = context.styles.includes(style);
  return {
    styles: DANCE_STYLES.filter((name) => (name === style ? !chosen : context.styles.includes(name))),
  };
}

/**
 * The request of `createproject`.
 * @throws {Error} before a file and its range are there; the machine's guards prevent that.
 */
export function draftRequest({ audio, trim, preparedSong, words, projectName, draft }: CreateContext): DraftRequest {
  if (!audio || !trim) throw new Error("There is no section to make a project from.");
  const range = { start: trim.start, end: trim.end };
  const music = { file: audio.file, preparedSong, ...range };
  return { ...music, projectName, replaces: draft?.projectID, ...(words && { words }) };
}

/** Whether the server has this very range under this name. */
export function isSaved({ audio, trim, words, projectName, draft }: CreateContext): boolean {
  const from = draft?.madeFrom;
  return (
    from !== undefined &&
    from.file === audio?.file &&
    from.start === trim?.start &&
    from.end === trim.end &&
    from.projectName === projectName &&
    from.words?.lyrics === words?.lyrics &&
    from.words?.language === words?.language
  );
}

/** The project was made: checkpoint 1. */
export function saveDraft(context: CreateContext, projectID: string): Change {
  const { replaces: _, preparedSong: __, ...madeFrom } = draftRequest(context);
  const replacing = context.draft !== undefined;
  // The server forgets what it has cut.
  return {
    preparedSong: undefined,
    draft: { projectID: canonicalProjectID(projectID), checkpoint: 1, madeFrom, replacing },
  };
}

/** The styles were saved: checkpoint 2. */
export function saveStyles({ draft }: CreateContext): Change {
  return draft ? { draft: { ...draft, checkpoint: 2 } } : {};
}

/** The share done never falls within a job. What was heard or written down stays until an event brings something newer. */
export function setGeneration({ generation }: CreateContext, next: GenerationProgress): Change {
  const share = Number.isFinite(next.progress) ? next.progress : 0;
  const progress = Math.min(1, Math.max(0, generation?.progress ?? 0, share));
  const heard = next.heard ?? generation?.heard;
  const words = next.words ?? (next.stage === generation?.stage ? generation.words : undefined);
  return { generation: { ...next, progress, ...(heard && { heard }), ...(words !== undefined && { words }) } };
}

export function startResuming(event: CreateEvent): Change {
  if (event.type !== "OPEN" && event.type !== "RESUME") return {};
  return { draft: undefined, resuming: resumeOf(event) };
}

function resumeOf({ projectID = "", step = "avatar" }: { projectID?: string; step?: CreateStep }) {
  return { projectID: canonicalProjectID(projectID), step };
}

/** The page that the flow begins with; one of a project asks for that project. */
export function openFirst(event: CreateEvent): Change {
  if (event.type !== "OPEN") return {};
  const names = !isOfMusic(event.step) && event.projectID !== undefined;
  return { opened: event, resuming: names ? resumeOf(event) : undefined };
}

/**
 * Goes on with what the browser has kept. A new project that was asked for by a link begins without what belongs to an
 * older one; where a project is asked for, only its own music comes back.
 */
export function restoreKept({ opened, resuming }: CreateContext, kept: KeptDraft | undefined): Change {
  if (!kept) return {};
  if (resuming ? kept.draft?.projectID !== resuming.projectID : opened?.fresh && kept.draft) return {};
  const { projectName, audio, trim, draft } = kept;
  const { words } = kept;
  const styles = kept.styles && { styles: kept.styles };
  if (!draft) return { projectName, audio, trim, words, ...styles };
  const { projectID, checkpoint, madeFrom } = draft;
  const from = madeFrom && audio && { ...madeFrom, file: audio.file };
  return { projectName, audio, trim, words, ...styles, draft: { projectID, checkpoint, madeFrom: from } };
}

/** Goes on with what the server has; the music is only there, unless the browser has kept it. */
export function resumeDraft(context: CreateContext, project: Project): Change {
  const styles = parseDanceForm(project.danceform);
  const projectID = canonicalProjectID(context.resuming?.projectID ?? project.projectID);
  const own = context.draft?.projectID === projectID ? context : undefined;
  return {
    ...emptyFlow(() => 0, context.preferences),
    ...(project.staging && { staging: project.staging }),
    storedSong: project.song || undefined,
    projectName: project.projectName,
    // What was chosen here since is newer than what was saved.
    styles: own?.styles ?? (styles.length > 0 ? styles : ["Hip Hop"]),
    audio: own?.audio,
    trim: own?.trim,
    words: own?.words,
    draft: { projectID, checkpoint: project.checkpoint === 1 ? 1 : 2, madeFrom: own?.draft?.madeFrom },
  };
}
