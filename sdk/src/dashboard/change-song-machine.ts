import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { API_ERRORS, MAX_TRIM_MS, MIN_TRIM_MS, type ProjectSummary, TEXTS } from "../contract/index.ts";
import { refuseFile } from "../create/audio-file.ts";
import { downloadSong } from "../create/library-song.ts";
import { withPrepared } from "../create/prepared-song.ts";
import { beginTrim, changeTrim, type Trim, type TrimEvent, type TrimRange, trimLength } from "../create/trim.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";
import { ACCEPTED_MS } from "./accepted.ts";
import { failureNotice } from "./failure.ts";

/** What is used of the client. */
export type ChangeSongClient = Pick<NatarajClient, "changeSong" | "fetchProject" | "generateDance">;

/** What {@link changeSongMachine} begins with. */
export interface ChangeSongInput {
  projectID: string;
  /** The server's limit; undefined: it says so itself. */
  maxUploadMB?: number | undefined;
}

interface ChangeSongContext extends ChangeSongInput {
  /** The project's song, or the song that was chosen in its place. */
  file: File | undefined;
  /** The song is another one. */
  isOther: boolean;
  /** Known once the file is read. */
  trim: Trim | undefined;
  /** The id of what the server has prepared of the other song, where the browser cannot decode it. */
  preparedSong: string | undefined;
  /** Share of another song that was sent, 0 to 1. */
  uploaded: number;
  notice: Notice | undefined;
  /** What is other in the project. */
  change: Partial<ProjectSummary> | undefined;
}

/** What {@link changeSongMachine} hears. */
export type ChangeSongEvent =
  | { type: "CHOOSE_FILE"; file: File }
  /** The trimmer has read the file: length in milliseconds. */
  | { type: "AUDIO_READ"; duration: number; preparedSong?: string | undefined }
  | TrimEvent
  | { type: "CONFIRM" | "CANCEL" | "DISMISS" }
  | { type: "UPLOADED"; share: number };

interface SongToKeep extends TrimRange {
  projectID: string;
  /** Undefined: a part of the project's own. */
  file: File | undefined;
  preparedSong: string | undefined;
  onProgress: (share: number) => void;
}

/** Whether CONFIRM would change anything: a part of the project's own song has to be another one than the whole. */
export function changesSong({ isOther, trim }: Pick<ChangeSongContext, "isOther" | "trim">): boolean {
  if (!trim) return false;
  const whole = beginTrim(trim.duration);
  return isOther || trim.start !== whole.start || trim.end !== whole.end;
}

/**
 * Another song for a project, or a narrower part of its own: `fetching` the song that it has, `choosing` the part or another
 * file, `keeping` it (CANCEL breaks that off), `asking` for a new dance, `done`. `notifying` says what went wrong and leads
 * back to `choosing`, or to `done` where there is nothing to choose from. Its output is what is other in the project.
 */
export const changeSongMachine = setup({
  types: {
    context: {} as ChangeSongContext,
    input: {} as ChangeSongInput,
    events: {} as ChangeSongEvent,
    output: {} as { change: Partial<ProjectSummary> | undefined },
  },
  actors: {
    fetchSong: declareCall<File, string>(),
    keepSong: declareCall<void, SongToKeep>(),
    /** Answers when the dance is made. */
    makeDance: declareCall<void, string>(),
  },
  delays: { accepted: ACCEPTED_MS },
  guards: {
    isRefused: ({ context }, file: File) => refuseFile(file, context.maxUploadMB) !== undefined,
    changesSong: ({ context }) => changesSong(context),
    isTooLong: ({ context: { trim } }) => trim !== undefined && trimLength(trim) > MAX_TRIM_MS,
    isTooShort: ({ context: { trim } }) => trim !== undefined && trimLength(trim) < MIN_TRIM_MS,
    hasEnded: ({ context }) => context.file === undefined || context.change !== undefined,
  },
  actions: {
    notify: assign({ notice: (_, notice: Notice) => notice }),
    noteSong: assign(({ context: { trim } }, { generating }: { generating: boolean }) => ({
      change: { checkpoint: 2 as const, generating, ...(trim && { duration: trimLength(trim) / 1000 }) },
    })),
  },
}).createMachine({
  id: "changeSong",
  context: ({ input }) => ({
    ...input,
    ...{ file: undefined, isOther: false, trim: undefined, preparedSong: undefined },
    ...{ uploaded: 0, notice: undefined, change: undefined },
  }),
  initial: "fetching",
  output: ({ context }) => ({ change: context.change }),
  on: { UPLOADED: { actions: assign({ uploaded: ({ event }) => event.share }) } },
  states: {
    fetching: {
      invoke: {
        src: "fetchSong",
        input: ({ context }) => context.projectID,
        onDone: { target: "choosing", actions: assign({ file: ({ event }) => event.output }) },
        onError: {
          target: "notifying",
          actions: { type: "notify", params: ({ event }) => failureNotice(event.error) },
        },
      },
      on: { CANCEL: "done" },
    },
    choosing: {
      on: {
        CHOOSE_FILE: [
          {
            guard: { type: "isRefused", params: ({ event }) => event.file },
            target: "notifying",
            actions: {
              type: "notify",
              params: ({ context, event }) => errorNotice(refuseFile(event.file, context.maxUploadMB) ?? ""),
            },
          },
          { actions: assign({ file: ({ event }) => event.file, isOther: true, trim: undefined }) },
        ],
        AUDIO_READ: {
          actions: assign({
            trim: ({ event }) => beginTrim(event.duration),
            preparedSong: ({ event }) => event.preparedSong,
          }),
        },
        SELECT_RANGE: {
          actions: assign({ trim: ({ context, event }) => context.trim && changeTrim(context.trim, event) }),
        },
        CHOOSE_PRESET: {
          actions: assign({ trim: ({ context, event }) => context.trim && changeTrim(context.trim, event) }),
        },
        CONFIRM: [
          {
            guard: "isTooLong",
            target: "notifying",
            actions: {
              type: "notify",
              params: { title: TEXTS.create.tooLongTitle, text: TEXTS.create.tooLongText },
            },
          },
          {
            guard: "isTooShort",
            target: "notifying",
            actions: { type: "notify", params: errorNotice(API_ERRORS.section_too_short.message) },
          },
          { guard: "changesSong", target: "keeping" },
        ],
        CANCEL: "done",
      },
    },
    keeping: {
      entry: assign({ uploaded: 0 }),
      invoke: {
        src: "keepSong",
        input: ({ context: { projectID, file, isOther, trim, preparedSong }, self }) => ({
          projectID,
          file: isOther ? file : undefined,
          preparedSong: isOther ? preparedSong : undefined,
          start: trim?.start ?? 0,
          end: trim?.end ?? 0,
          onProgress: (share) => self.send({ type: "UPLOADED", share }),
        }),
        onDone: { target: "asking", actions: { type: "noteSong", params: { generating: false } } },
        onError: {
          target: "notifying",
          actions: { type: "notify", params: ({ event }) => failureNotice(event.error) },
        },
      },
      on: { CANCEL: "choosing" },
    },
    /** The answer comes when the dance is there. It is refused at once, or made even if nobody waits for it. */
    asking: {
      invoke: {
        src: "makeDance",
        input: ({ context }) => context.projectID,
        onDone: "done",
        onError: {
          target: "notifying",
          actions: { type: "notify", params: ({ event }) => failureNotice(event.error) },
        },
      },
      after: { accepted: { target: "done", actions: { type: "noteSong", params: { generating: true } } } },
    },
    notifying: { on: { DISMISS: [{ guard: "hasEnded", target: "done" }, { target: "choosing" }] } },
    done: { type: "final" },
  },
});

/** {@link changeSongMachine} with its calls. */
export function provideChangeSong(client: ChangeSongClient) {
  return changeSongMachine.provide({
    actors: {
      fetchSong: callActor(async (projectID, signal) => {
        const { song, projectName } = await client.fetchProject(projectID, { signal });
        return downloadSong({ title: projectName, url: song }, { signal });
      }),
      keepSong: callActor(({ projectID, file, preparedSong, start, end, onProgress }, signal) =>
        withPrepared(preparedSong, (prepared) =>
          client.changeSong(
            projectID,
            { start, end, file, preparedSong: prepared },
            { signal, ...(file && { onProgress }) },
          ),
        ),
      ),
      makeDance: callActor((projectID) => client.generateDance(projectID)),
    },
  });
}
