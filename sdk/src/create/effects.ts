import type { NatarajClient } from "../client/client.ts";
import { ApiError } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import type { Preferences } from "../contract/preferences.ts";
import type { Project } from "../contract/projects.ts";
import type { Song } from "../contract/songs.ts";
import type { Staging } from "../contract/staging.ts";
import type { DanceStyle } from "../contract/styles.ts";
import type { BroughtWords } from "./flow.ts";
import { generate } from "./generation.ts";
import type { DraftStore, KeptDraft } from "./kept-draft.ts";
import { downloadSong } from "./library-song.ts";
import { withPrepared } from "./prepared-song.ts";
import type { TrimRange } from "./trim.ts";

/** A project to be made: the chosen file, its range in milliseconds, and the draft it takes the place of. */
export interface DraftRequest extends TrimRange {
  file: File;
  /** The id of what the server has prepared of the file. */
  preparedSong?: string | undefined;
  projectName: string;
  replaces: string | undefined;
  /** What the person says of the words; absent where nothing was said. */
  words?: BroughtWords | undefined;
}

/** What the flow begins with. */
export interface Opening {
  /** What the browser has kept. */
  kept: KeptDraft | undefined;
  /** How many projects the account has; 0 where that could not be found out. */
  projectCount: number;
  /** How many they may have, where an operator has granted them a number of their own. */
  maxProjects?: number | undefined;
  /** How the account's next dances begin; undefined where that could not be found out. */
  preferences?: Preferences | undefined;
}

/** What the avatar step keeps: the staging with the project, and with the account how its next dances begin. */
export interface AvatarToKeep {
  projectID: string;
  staging: Staging;
  /** Undefined: the account's stay as they are. */
  preferences: Preferences | undefined;
}

/** All that the create flow does to the world. Every function rejects with what went wrong; an abort ends it. */
export interface CreateEffects {
  /** Looks what was begun here, and how many projects there are. */
  open(signal: AbortSignal): Promise<Opening>;
  loadSong(song: Song, signal: AbortSignal): Promise<File>;
  /** Resolves with the project's id; `onProgress` hears of the share sent, 0 to 1. */
  createDraft(draft: DraftRequest, onProgress: (share: number) => void, signal: AbortSignal): Promise<string>;
  /** Deletes a project that nobody wants any more. */
  discardDraft(projectID: string): Promise<void>;
  saveStyles(projectID: string, styles: readonly DanceStyle[], signal: AbortSignal): Promise<void>;
  keepAvatar(avatar: AvatarToKeep, signal: AbortSignal): Promise<void>;
  generate(projectID: string, onProgress: (progress: GenerationProgress) => void, signal: AbortSignal): Promise<void>;
  /** Ends the generation that waits or runs; calls that wait for it fail with `generation_cancelled`. */
  cancelGeneration(projectID: string, signal: AbortSignal): Promise<void>;
  /** Fetches the user's own project; rejects with `forbidden` where it is someone else's. */
  fetchDraft(projectID: string, signal: AbortSignal): Promise<Project>;
}

type CreateClient = Pick<
  NatarajClient,
  | "cancelGeneration"
  | "createProject"
  | "deleteProject"
  | "fetchProject"
  | "fetchProjects"
  | "generateDance"
  | "generation"
  | "preferences"
  | "updateDanceForm"
  | "updatePreferences"
  | "updateProject"
>;

/** What {@link clientEffects} uses beside the client. */
export interface ClientEffectsOptions {
  /** Where unfinished flows are kept. */
  drafts?: DraftStore;
}

/** The effects over the API's client, for one signed-in user. */
export function clientEffects(client: CreateClient, uid: string, { drafts }: ClientEffectsOptions = {}): CreateEffects {
  const keyOf = requestKeys();
  return {
    open: async (signal) => {
      const [kept, projects, preferences] = await Promise.all([
        drafts?.load(uid).catch(warnOf("The kept draft could not be read.")),
        // Where the projects cannot be had, the server says later what it thinks.
        client.fetchProjects(uid, { signal }).catch(warnOf("The projects could not be fetched.")),
        client.preferences({ signal }).catch(warnOf("The preferences could not be fetched.")),
      ]);
      const projectID = kept?.draft?.projectID;
      // Deleted, or danced, meanwhile: nothing of it is in the next one.
      const isOver =
        projectID && projects && !projects.some((one) => one.projectID === projectID && one.checkpoint < 3);
      return {
        kept: isOver ? undefined : kept,
        projectCount: projects?.length ?? 0,
        maxProjects: projects?.maxProjects,
        preferences,
      };
    },
    discardDraft: (projectID) => client.deleteProject(projectID),
    loadSong: (song, signal) => downloadSong(song, { signal }),
    createDraft: async (draft, onProgress, signal) => {
      const { file, start, end, projectName, replaces, words } = draft;
      const key = keyOf(draft);
      const create = (preparedSong?: string) =>
        client.createProject(
          {
            ...{ file, preparedSong, start, end, uid, title: file.name, projectName, requestKey: key.text },
            ...(replaces === undefined ? {} : { replaces }),
            ...(words?.lyrics && { lyrics: words.lyrics }),
            ...(words?.language && { language: words.language }),
          },
          { signal, onProgress },
        );
      const projectID = await withPrepared(draft.preparedSong, create);
      key.answered();
      return projectID;
    },
    saveStyles: (projectID, styles, signal) => client.updateDanceForm(projectID, styles, { signal }),
    keepAvatar: async ({ projectID, staging, preferences }, signal) => {
      if (Object.keys(staging).length > 0) await client.updateProject(projectID, staging, { signal });
      if (preferences) await client.updatePreferences(preferences, { signal });
    },
    generate: (projectID, onProgress, signal) => generate(client, projectID, { signal, onProgress }),
    cancelGeneration: (projectID, signal) => client.cancelGeneration(projectID, { signal }),
    fetchDraft: async (projectID, signal) => {
      const project = await client.fetchProject(projectID, { signal });
      if (project.owner !== uid) throw new ApiError("forbidden");
      return project;
    },
  };
}

/** Says on the console what could not be done, and goes on without. */
function warnOf(what: string): (error: unknown) => undefined {
  return (error) => {
    console.warn(what, error);
    return undefined;
  };
}

/** Names requests for a project: until one is answered, asking for the same again is the same request. */
function requestKeys(): (draft: DraftRequest) => { text: string; answered: () => void } {
  let open: { file: File; what: string; text: string } | undefined;
  return ({ file, ...rest }) => {
    const what = JSON.stringify(rest);
    if (open?.file !== file || open.what !== what) {
      const text = crypto.getRandomValues(new Uint32Array(4)).join("-");
      open = { file, what, text };
    }
    return {
      text: open.text,
      answered: () => {
        open = undefined;
      },
    };
  };
}
