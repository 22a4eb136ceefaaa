import { assign, emit, fromPromise, setup } from "xstate";
import { isApiError } from "../contract/errors.ts";
import { MAX_TRIM_MS, MIN_TRIM_MS } from "../contract/limits.ts";
import type { Project } from "../contract/projects.ts";
import type { Song } from "../contract/songs.ts";
import type { DanceStyle } from "../contract/styles.ts";
import { TEXTS } from "../contract/texts.ts";
import { refuseFile } from "./audio-file.ts";
import * as change from "./changes.ts";
import type { CreateEffects, DraftRequest, Opening } from "./effects.ts";
import { failureText } from "./failure.ts";
import type { CreateContext, CreateEvent, CreateNotice } from "./flow.ts";
import { CANCEL_DELAY_MS } from "./generation.ts";
import type { KeptDraft } from "./kept-draft.ts";
import { opensAnotherProject, opensOwnProject } from "./opening.ts";
import { trimLength } from "./trim.ts";

const keptIn = (event: unknown): KeptDraft | undefined => (event as { output?: Opening }).output?.kept;
const errorOf = (event: unknown): unknown => (event as { error?: unknown }).error;

/** The rules of the create flow by name: what may happen (guards), what changes (actions), what is done outside (actors). */
export function createFlowRules(effects: CreateEffects) {
  return setup({
    types: {
      context: {} as CreateContext,
      events: {} as CreateEvent,
      emitted: {} as CreateNotice,
    },
    actors: {
      open: fromPromise<Opening>(({ signal }) => effects.open(signal)),
      loadSong: fromPromise<File, Song>(({ input, signal }) => effects.loadSong(input, signal)),
      createDraft: fromPromise<string, { draft: DraftRequest; onProgress: (share: number) => void }>(
        ({ input, signal }) => effects.createDraft(input.draft, input.onProgress, signal),
      ),
      saveStyles: fromPromise<void, { projectID: string; styles: readonly DanceStyle[] }>(({ input, signal }) =>
        effects.saveStyles(input.projectID, input.styles, signal),
      ),
      generate: fromPromise<void, { projectID: string; onProgress: Parameters<CreateEffects["generate"]>[1] }>(
        ({ input, signal }) => effects.generate(input.projectID, input.onProgress, signal),
      ),
      cancelGeneration: fromPromise<void, string>(({ input, signal }) => effects.cancelGeneration(input, signal)),
      fetchDraft: fromPromise<Project, string>(({ input, signal }) => effects.fetchDraft(input, signal)),
    },
    delays: { cancelDelay: CANCEL_DELAY_MS },
    guards: {
      wasCancelled: ({ event }) => isApiError(errorOf(event), "generation_cancelled"),
      noFile: ({ context }) => context.audio === undefined,
      tooLong: ({ context }) => context.trim !== undefined && trimLength(context.trim) > MAX_TRIM_MS,
      tooShort: ({ context }) => context.trim !== undefined && trimLength(context.trim) < MIN_TRIM_MS,
      trimmed: ({ context }) => context.audio !== undefined && context.trim !== undefined,
      /** The server has exactly this range already: going back and on again sends nothing twice. */
      alreadySaved: ({ context }) => change.isSaved(context),
      hasStyle: ({ context }) => context.styles.length > 0,
      hasFile: ({ context }) => context.audio !== undefined,
      refused: ({ event }) =>
        event.type === "CHOOSE_FILE" && refuseFile(event.file, effects.maxUploadMB?.()) !== undefined,
      asksForProject: ({ context }) => context.resuming !== undefined,
      justMade: ({ context }) => context.draft?.madeFrom !== undefined && context.draft.replacing !== true,
      opensAnother: ({ context, event }) => opensAnotherProject(context, event),
      opensRestart: ({ context, event }) =>
        event.type === "OPEN" && event.step === "audio" && event.fresh === true && context.draft !== undefined,
      opensAudio: ({ event }) => event.type === "OPEN" && event.step === "audio",
      opensAudioWithFile: ({ context, event }) =>
        event.type === "OPEN" && event.step === "audio" && !event.fresh && context.audio !== undefined,
      opensAudioByHistory: ({ event }) => event.type === "OPEN" && event.step === "audio" && !event.fresh,
      namesProject: ({ event }) => event.type === "OPEN" && event.projectID !== undefined,
      opensStyle: ({ context, event }) => opensOwnProject(context, event, "style"),
      opensAvatar: ({ context, event }) => opensOwnProject(context, event, "avatar"),
      opensSavedAvatar: ({ context, event }) =>
        opensOwnProject(context, event, "avatar") && context.draft?.checkpoint === 2,
    },
    actions: {
      restart: assign(() => change.newFlow(effects.random)),
      chooseFile: assign(({ context, event }) =>
        event.type === "CHOOSE_FILE" ? change.chooseFile(context, event.file, undefined, effects.random) : {},
      ),
      notifyRefused: emit(({ event }) => ({
        type: "notice" as const,
        title: TEXTS.titles.error,
        text:
          (event.type === "CHOOSE_FILE" && refuseFile(event.file, effects.maxUploadMB?.())) || TEXTS.create.invalidType,
      })),
      startLoadingSong: assign(({ event }) => (event.type === "CHOOSE_SONG" ? { loadingSong: event.song } : {})),
      openFirst: assign(({ event }) => change.openFirst(event)),
      restoreKept: assign(({ context, event }) => change.restoreKept(context, keptIn(event))),
      discardDraft: ({ context }) => {
        const { draft } = context;
        if (!draft) return;
        effects
          .discardDraft(draft.projectID)
          .catch((error: unknown) => console.warn("The project could not be deleted.", error));
      },
      forgetDraft: assign({ draft: undefined }),
      startResuming: assign(({ event }) => change.startResuming(event)),
      rename: assign(({ context, event }) => (event.type === "RENAME" ? change.rename(context, event.name) : {})),
      setAudioDuration: assign(({ context, event }) =>
        event.type === "AUDIO_READ" ? change.setAudioDuration(context, event.duration) : {},
      ),
      changeTrim: assign(({ context, event }) => change.changeTrimRange(context, event)),
      toggleStyle: assign(({ context, event }) =>
        event.type === "TOGGLE_STYLE" ? change.toggleStyle(context, event.style) : {},
      ),
      setUploaded: assign(({ context, event }) =>
        event.type === "UPLOADED" ? { uploaded: Math.min(1, Math.max(context.uploaded, event.share || 0)) } : {},
      ),
      setGeneration: assign(({ context, event }) =>
        event.type === "GENERATING" ? change.setGeneration(context, event.progress) : {},
      ),
      dropMissingDraft: assign(({ context, event }) =>
        isApiError(errorOf(event), "project_not_found") ? { draft: undefined } : { draft: context.draft },
      ),
      setFailure: assign(({ event }) => ({ failure: failureText(errorOf(event)), generation: undefined })),
      notifyFailure: emit(({ event }): CreateNotice => {
        const error = errorOf(event);
        // A dialog leads to the login and back.
        if (isApiError(error, "unauthenticated", "anti_csrf")) return { type: "signedOut" };
        return { type: "notice", title: TEXTS.titles.error, text: failureText(error) };
      }),
      alertSongFailure: emit(({ event }) => ({ type: "alert" as const, text: failureText(errorOf(event)) })),
      notify: emit((_, notice: { title?: string; text: string }) => ({ type: "notice" as const, ...notice })),
    },
  });
}
