import { assign, emit, enqueueActions, setup } from "xstate";
import { declareCall } from "../client/call-actor.ts";
import { isApiError } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import { MAX_TRIM_MS, MIN_TRIM_MS } from "../contract/limits.ts";
import type { Project } from "../contract/projects.ts";
import type { Song } from "../contract/songs.ts";
import type { DanceStyle } from "../contract/styles.ts";
import { TEXTS } from "../contract/texts.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";
import { refuseFile } from "./audio-file.ts";
import * as change from "./changes.ts";
import type { AvatarToKeep, DraftRequest, Opening } from "./effects.ts";
import { failureText } from "./failure.ts";
import type { CreateContext, CreateEmitted, CreateEvent, CreateInput } from "./flow.ts";
import { CANCEL_DELAY_MS } from "./generation.ts";
import type { KeptDraft } from "./kept-draft.ts";
import { isOfMusic, opensAnotherProject, opensOwnProject } from "./opening.ts";
import { trimLength } from "./trim.ts";

const keptIn = (event: unknown): KeptDraft | undefined => (event as { output?: Opening }).output?.kept;
const hasSessionEnded = (error: unknown) => isApiError(error, "unauthenticated", "anti_csrf");
const errorOf = (event: unknown): unknown => (event as { error?: unknown }).error;

/** The rules of the create flow by name: what may happen (guards), what changes (actions), what is done outside (actors). */
export const createFlowSetup = setup({
  types: {
    context: {} as CreateContext,
    events: {} as CreateEvent,
    input: {} as CreateInput | undefined,
    emitted: {} as CreateEmitted,
  },
  actors: {
    open: declareCall<Opening>(),
    loadSong: declareCall<File, Song>(),
    createDraft: declareCall<string, { draft: DraftRequest; onProgress: (share: number) => void }>(),
    saveStyles: declareCall<void, { projectID: string; styles: readonly DanceStyle[] }>(),
    keepAvatar: declareCall<void, AvatarToKeep>(),
    generate: declareCall<void, { projectID: string; onProgress: (progress: GenerationProgress) => void }>(),
    cancelGeneration: declareCall<void, string>(),
    fetchDraft: declareCall<Project, string>(),
  },
  delays: { cancelDelay: CANCEL_DELAY_MS },
  guards: {
    sessionEnded: ({ event }) => hasSessionEnded(errorOf(event)),
    wasCancelled: ({ event }) => isApiError(errorOf(event), "generation_cancelled"),
    noFile: ({ context }) => context.audio === undefined,
    tooLong: ({ context }) => context.trim !== undefined && trimLength(context.trim) > MAX_TRIM_MS,
    tooShort: ({ context }) => context.trim !== undefined && trimLength(context.trim) < MIN_TRIM_MS,
    trimmed: ({ context }) => context.audio !== undefined && context.trim !== undefined,
    /** The server has exactly this range already: going back and on again sends nothing twice. */
    alreadySaved: ({ context }) => change.isSaved(context),
    hasStyle: ({ context }) => context.styles.length > 0,
    hasAvatarToKeep: ({ context }) => change.avatarToKeep(context) !== undefined,
    hasFile: ({ context }) => context.audio !== undefined,
    refused: ({ context, event }) => refusalOf(context, event) !== undefined,
    asksForProject: ({ context }) => context.resuming !== undefined,
    justMade: ({ context }) => context.draft?.madeFrom !== undefined && context.draft.replacing !== true,
    opensAnother: ({ context, event }) => opensAnotherProject(context, event),
    opensRestart: ({ context, event }) =>
      event.type === "OPEN" && event.step === "audio" && event.fresh === true && context.draft !== undefined,
    opensAudio: ({ event }) => event.type === "OPEN" && isOfMusic(event.step),
    opensTrim: ({ context, event }) => event.type === "OPEN" && event.step === "trim" && context.audio !== undefined,
    opensAudioByHistory: ({ event }) => event.type === "OPEN" && event.step === "audio" && !event.fresh,
    namesProject: ({ event }) => event.type === "OPEN" && event.projectID !== undefined,
    opensStyle: ({ context, event }) => opensOwnProject(context, event, "style"),
    opensAvatar: ({ context, event }) => opensOwnProject(context, event, "avatar"),
    opensSavedAvatar: ({ context, event }) =>
      opensOwnProject(context, event, "avatar") && context.draft?.checkpoint === 2,
  },
  actions: {
    restart: assign(({ context }) => change.emptyFlow(context.random, context.preferences)),
    chooseFile: assign(({ context, event }) =>
      event.type === "CHOOSE_FILE" ? change.chooseFile(context, event.file, undefined) : {},
    ),
    notifyRefused: assign(({ context, event }) => ({
      notice: errorNotice(refusalOf(context, event) ?? TEXTS.create.invalidType),
    })),
    startLoadingSong: assign(({ event }) => (event.type === "CHOOSE_SONG" ? { loadingSong: event.song } : {})),
    openFirst: assign(({ event }) => change.openFirst(event)),
    restoreKept: assign(({ context, event }) => change.restoreKept(context, keptIn(event))),
    takePreferences: assign(({ context, event }) =>
      change.takePreferences(context, (event as { output?: Opening }).output?.preferences),
    ),
    /** Deletes a project that nobody wants any more. Nobody waits for it. */
    discardDraft: (_, _projectID: string) => {},
    forgetDraft: assign({ draft: undefined }),
    startResuming: assign(({ event }) => change.startResuming(event)),
    rename: assign(({ context, event }) => (event.type === "RENAME" ? change.rename(context, event.name) : {})),
    setAudioDuration: assign(({ context, event }) =>
      event.type === "AUDIO_READ" ? change.setAudioDuration(context, event.duration, event.preparedSong) : {},
    ),
    changeTrim: assign(({ context, event }) => change.changeTrimRange(context, event)),
    setWords: assign(({ event }) => (event.type === "SET_WORDS" ? change.setWords(event.words) : {})),
    toggleStyle: assign(({ context, event }) =>
      event.type === "TOGGLE_STYLE" ? change.toggleStyle(context, event.style) : {},
    ),
    setUploaded: assign(({ context, event }) =>
      event.type === "UPLOADED" ? { uploaded: Math.min(1, Math.max(context.uploaded, event.share || 0)) } : {},
    ),
    setGeneration: assign(({ context, event }) =>
      event.type === "PROGRESSED" ? change.setGeneration(context, event.progress) : {},
    ),
    dropMissingDraft: assign(({ context, event }) =>
      isApiError(errorOf(event), "project_not_found") ? { draft: undefined } : { draft: context.draft },
    ),
    setFailure: assign(({ event }) => ({ failure: failureText(errorOf(event)), generation: undefined })),
    notifyFailure: enqueueActions(({ event, enqueue }) => {
      const error = errorOf(event);
      // A dialog leads to the login and back.
      if (hasSessionEnded(error)) enqueue.emit({ type: "SESSION_ENDED" });
      else enqueue.assign({ notice: errorNotice(failureText(error)) });
    }),
    tellSongFailure: emit(({ event }) => ({ type: "SONG_NOT_LOADED" as const, text: failureText(errorOf(event)) })),
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
  },
});

/** Why a chosen file cannot be taken, as a sentence. */
function refusalOf({ limits }: CreateContext, event: CreateEvent): string | undefined {
  return event.type === "CHOOSE_FILE" ? refuseFile(event.file, limits.maxUploadMB) : undefined;
}
