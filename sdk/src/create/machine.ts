import { assign } from "xstate";
import { callActor } from "../client/call-actor.ts";
import { API_ERRORS } from "../contract/errors.ts";
import { MAX_PROJECTS } from "../contract/limits.ts";
import type { Song } from "../contract/songs.ts";
import { TEXTS } from "../contract/texts.ts";
import { errorNotice } from "../notices/notice.ts";
import * as change from "./changes.ts";
import type { CreateEffects } from "./effects.ts";
import { resumePoint } from "./flow.ts";
import { createFlowSetup } from "./rules.ts";

/**
 * The create flow: choose music, trim it, choose styles, the avatar, generate. One state a screen; what the person did
 * stays when they go back. What happens outside is given by {@link provideCreateFlow}, so the rules run without browser and server.
 *
 * What it says to the person is in `context.notice` until DISMISS. An event that a state has no use for does nothing.
 */
export const createFlowMachine = createFlowSetup.createMachine({
  id: "create",
  context: ({ input }) => change.newFlow(input),
  initial: "closed",
  on: {
    LIMITS_READ: { actions: assign({ limits: ({ event }) => event.limits }) },
    DISMISS: { actions: { type: "notify", params: undefined } },
    RESTART: { target: ".selectAudio", actions: "restart", reenter: true },
    RESUME: { target: ".resuming", actions: "startResuming", reenter: true },
    OPEN: [
      { guard: "opensAnother", target: ".resuming", actions: "startResuming", reenter: true },
      { guard: "opensRestart", target: ".selectAudio", actions: "restart", reenter: true },
    ],
  },
  states: {
    /** No page of the flow was opened yet. */
    closed: { on: { OPEN: { target: "opening", actions: "openFirst" } } },
    /** Looks what was begun here before, and whether there is room for more. */
    opening: {
      on: { OPEN: { actions: "openFirst" } },
      invoke: {
        src: "open",
        onDone: [
          { guard: "asksForProject", target: "resuming", actions: ["takePreferences", "restoreKept"] },
          {
            guard: ({ context, event }) =>
              event.output.projectCount >= (event.output.maxProjects ?? context.limits.maxProjects ?? MAX_PROJECTS) &&
              change.restoreKept(context, event.output.kept).draft === undefined,
            target: "unavailable",
            actions: ["takePreferences", { type: "notify", params: { text: TEXTS.dashboard.limit } }],
          },
          {
            guard: ({ context, event }) =>
              event.output.kept?.step === "trim" && change.restoreKept(context, event.output.kept).audio !== undefined,
            target: "trim",
            actions: ["takePreferences", "restoreKept"],
          },
          { target: "selectAudio", actions: ["takePreferences", "restoreKept"] },
        ],
      },
    },
    selectAudio: {
      initial: "choosing",
      on: {
        RENAME: { actions: "rename" },
        CHOOSE_FILE: [
          { guard: "refused", actions: "notifyRefused" },
          { target: ".choosing", actions: "chooseFile" },
        ],
        CHOOSE_SONG: { target: ".loadingSong", actions: "startLoadingSong", reenter: true },
      },
      states: {
        choosing: {
          entry: assign({ loadingSong: undefined }),
          on: {
            NEXT: [
              {
                guard: "noFile",
                actions: {
                  type: "notify",
                  params: { title: TEXTS.create.noFileTitle, text: TEXTS.create.noFileText },
                },
              },
              { target: "#create.trim" },
            ],
            OPEN: [
              { guard: "opensTrim", target: "#create.trim" },
              { guard: "opensStyle", target: "#create.style" },
              { guard: "opensAvatar", target: "#create.style" },
            ],
          },
        },
        loadingSong: {
          invoke: {
            src: "loadSong",
            input: ({ context }) => context.loadingSong as Song,
            onDone: {
              target: "choosing",
              actions: assign(({ context, event }) => change.chooseFile(context, event.output, context.loadingSong)),
            },
            onError: { target: "choosing", actions: "tellSongFailure" },
          },
        },
      },
    },
    trim: {
      initial: "editing",
      states: {
        editing: {
          on: {
            RENAME: { actions: "rename" },
            AUDIO_READ: { actions: "setAudioDuration" },
            SET_WORDS: { actions: "setWords" },
            SELECT_RANGE: { actions: "changeTrim" },
            CHOOSE_PRESET: { actions: "changeTrim" },
            BACK: "#create.selectAudio",
            NEXT: [
              {
                guard: "tooLong",
                actions: {
                  type: "notify",
                  params: { title: TEXTS.create.tooLongTitle, text: TEXTS.create.tooLongText },
                },
              },
              {
                guard: "tooShort",
                actions: {
                  type: "notify",
                  params: errorNotice(API_ERRORS.section_too_short.message),
                },
              },
              { guard: "alreadySaved", target: "#create.style" },
              { guard: "trimmed", target: "settingAudio" },
            ],
            OPEN: [
              { guard: "opensAudioByHistory", target: "#create.selectAudio" },
              { guard: "opensStyle", target: "#create.style" },
              { guard: "opensAvatar", target: "#create.style" },
            ],
          },
        },
        settingAudio: {
          entry: assign({ uploaded: 0 }),
          // Leaving this state stops the upload; the server keeps nothing of it.
          on: {
            UPLOADED: { actions: "setUploaded" },
            CANCEL: "editing",
            LEAVE: "editing",
            BACK: "#create.selectAudio",
          },
          invoke: {
            src: "createDraft",
            input: ({ context, self }) => ({
              draft: change.draftRequest(context),
              onProgress: (share: number) => self.send({ type: "UPLOADED", share }),
            }),
            onDone: {
              target: "#create.style",
              actions: assign(({ context, event }) => change.saveDraft(context, event.output)),
            },
            onError: { target: "editing", actions: ["notifyFailure", "dropMissingDraft"] },
          },
        },
      },
    },
    style: {
      initial: "choosing",
      states: {
        choosing: {
          on: {
            TOGGLE_STYLE: { actions: "toggleStyle" },
            BACK: [{ guard: "hasFile", target: "#create.trim" }, { target: "#create.selectAudio" }],
            NEXT: { guard: "hasStyle", target: "saving" },
            LEAVE: {
              guard: "justMade",
              target: "#create.trim",
              actions: [
                { type: "discardDraft", params: ({ context }) => context.draft?.projectID ?? "" },
                "forgetDraft",
              ],
            },
            OPEN: [
              { guard: "opensTrim", target: "#create.trim" },
              { guard: "opensAudioByHistory", target: "#create.selectAudio" },
              { guard: "opensSavedAvatar", target: "#create.avatar" },
            ],
          },
        },
        saving: {
          on: { BACK: [{ guard: "hasFile", target: "#create.trim" }, { target: "#create.selectAudio" }] },
          invoke: {
            src: "saveStyles",
            input: ({ context }) => ({ projectID: context.draft?.projectID ?? "", styles: context.styles }),
            onDone: { target: "#create.avatar", actions: assign(({ context }) => change.saveStyles(context)) },
            onError: { target: "choosing", actions: "notifyFailure" },
          },
        },
      },
    },
    avatar: {
      on: {
        SAVE_AVATAR: {
          actions: { type: "notify", params: { title: TEXTS.create.saveAvatar, text: TEXTS.create.avatarSoon } },
        },
        CHANGE_STAGING: {
          actions: assign(({ context, event }) => ({ staging: { ...context.staging, ...event.change } })),
        },
        PREFER: { actions: assign({ isPreferred: ({ event }) => event.isPreferred }) },
        BACK: "style",
        NEXT: [{ guard: "hasAvatarToKeep", target: "keepingAvatar" }, { target: "generating" }],
        OPEN: [
          { guard: "opensTrim", target: "trim" },
          { guard: "opensAudioByHistory", target: "selectAudio" },
          { guard: "opensStyle", target: "style" },
        ],
      },
    },
    /** The cast is saved with the project before its dance is made. */
    keepingAvatar: {
      on: { BACK: "avatar" },
      invoke: {
        src: "keepAvatar",
        input: ({ context }) => change.avatarToKeep(context) ?? { projectID: "", staging: {}, preferences: undefined },
        onDone: {
          target: "generating",
          actions: assign(({ context }) => ({
            preferences: change.avatarToKeep(context)?.preferences ?? context.preferences,
          })),
        },
        onError: { target: "avatar", actions: "notifyFailure" },
      },
    },
    generating: {
      entry: assign({ generation: undefined, failure: undefined, cancelled: false }),
      on: { PROGRESSED: { actions: "setGeneration" } },
      invoke: {
        src: "generate",
        input: ({ context, self }) => ({
          projectID: context.draft?.projectID ?? "",
          onProgress: (progress) => self.send({ type: "PROGRESSED", progress }),
        }),
        onDone: "done",
        onError: [
          {
            guard: "wasCancelled",
            target: "avatar",
            actions: assign({ cancelled: true, generation: undefined }),
          },
          // It goes on; the person logs in and finds it again.
          { guard: "sessionEnded", target: "avatar", actions: "notifyFailure" },
          { target: "avatar", actions: ["setFailure", "notifyFailure"] },
        ],
      },
      initial: "running",
      states: {
        running: { on: { CANCEL: "cancelling" } },
        cancelling: {
          invoke: {
            src: "cancelGeneration",
            input: ({ context }) => context.draft?.projectID ?? "",
            onDone: "ending",
            onError: { target: "running", actions: "notifyFailure" },
          },
        },
        /** The generation's own answer says how it ended. One that was only about to begin goes on. */
        ending: { after: { cancelDelay: "running" } },
      },
    },
    resuming: {
      on: { OPEN: { guard: "opensAudio", target: "selectAudio", actions: "restart" } },
      invoke: {
        src: "fetchDraft",
        input: ({ context }) => context.resuming?.projectID ?? "",
        onDone: (["generating", "done", "avatar", "style"] as const).map((point) => ({
          guard: ({ context, event }) => resumePoint(event.output, context.resuming?.step ?? "avatar") === point,
          target: point,
          actions: assign(({ context, event }) => change.resumeDraft(context, event.output)),
        })),
        onError: { target: "unavailable", actions: ["notifyFailure", assign({ resuming: undefined })] },
      },
    },
    /** The project cannot be gone on with; the person is shown their dashboard. */
    unavailable: { on: { OPEN: { guard: "opensAudio", target: "opening", actions: ["restart", "openFirst"] } } },
    /**
     * The dance is there, and the person is shown the project. When the person comes back here, the server is asked for the
     * project again, since it may have changed.
     */
    done: {
      on: {
        OPEN: [
          { guard: "opensAudio", target: "opening", actions: ["restart", "openFirst"] },
          { guard: "namesProject", target: "resuming", actions: "startResuming" },
        ],
      },
    },
  },
});

/** The machine of the create flow. */
export type CreateMachine = typeof createFlowMachine;

/** {@link createFlowMachine} with its calls. */
export function provideCreateFlow(effects: CreateEffects): CreateMachine {
  return createFlowMachine.provide({
    actors: {
      open: callActor((_, signal) => effects.open(signal)),
      loadSong: callActor((song, signal) => effects.loadSong(song, signal)),
      createDraft: callActor(({ draft, onProgress }, signal) => effects.createDraft(draft, onProgress, signal)),
      saveStyles: callActor(({ projectID, styles }, signal) => effects.saveStyles(projectID, styles, signal)),
      keepAvatar: callActor((avatar, signal) => effects.keepAvatar(avatar, signal)),
      generate: callActor(({ projectID, onProgress }, signal) => effects.generate(projectID, onProgress, signal)),
      cancelGeneration: callActor((projectID, signal) => effects.cancelGeneration(projectID, signal)),
      fetchDraft: callActor((projectID, signal) => effects.fetchDraft(projectID, signal)),
    },
    actions: {
      discardDraft: (_, projectID) => {
        effects
          .discardDraft(projectID)
          .catch((error: unknown) => console.warn("The project could not be deleted.", error));
      },
    },
  });
}
