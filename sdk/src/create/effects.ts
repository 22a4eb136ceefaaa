import type { NatarajClient } from "../client/client.ts";
import { ApiError } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import type { Project } from "../contract/projects.ts";
import type { Song } from "../contract/songs.ts";
import type { DanceStyle } from "../contract/styles.ts";
import { generate } from "./generation.ts";
import { downloadSong } from "./library-song.ts";
import type { Random } from "./project-name.ts";
import type { Section } from "./trim.ts";

/** A project to be made: the chosen file, its section in milliseconds, and the draft it takes the place of. */
export interface DraftRequest extends Section {
  file: File;
  projectName: string;
  replaces: string | undefined;
}

/** All that the create flow does to the world. Every function rejects with what went wrong; an abort ends it. */
export interface CreateEffects {
  loadSong(song: Song, signal: AbortSignal): Promise<File>;
  /** Resolves with the project's id; `onProgress` hears of the share sent, 0 to 1. */
  createDraft(draft: DraftRequest, onProgress: (share: number) => void, signal: AbortSignal): Promise<string>;
  saveStyles(projectID: string, styles: readonly DanceStyle[], signal: AbortSignal): Promise<void>;
  generate(projectID: string, onProgress: (progress: GenerationProgress) => void, signal: AbortSignal): Promise<void>;
  /** Fetches the user's own project; rejects with `forbidden` where it is someone else's. */
  fetchDraft(projectID: string, signal: AbortSignal): Promise<Project>;
  /** Chance for the name and the thumbnail. */
  random: Random;
  /** The server's limit, when it is known; a larger file is refused before it is sent. */
  maxUploadMB?: () => number | undefined;
}

type CreateClient = Pick<
  NatarajClient,
  "createProject" | "updateDanceForm" | "generateDance" | "generation" | "fetchProject"
>;

/** The effects over the API's client, for one signed-in user. */
export function clientEffects(
  client: CreateClient,
  uid: string,
  maxUploadMB?: () => number | undefined,
): CreateEffects {
  const keyOf = requestKeys();
  return {
    loadSong: (song, signal) => downloadSong(song, { signal }),
    createDraft: async (draft, onProgress, signal) => {
      const { file, start, end, projectName, replaces } = draft;
      const key = keyOf(draft);
      const projectID = await client.createProject(
        {
          ...{ file, start, end, uid, title: file.name, projectName, requestKey: key.text },
          ...(replaces === undefined ? {} : { replaces }),
        },
        { signal, onProgress },
      );
      key.answered();
      return projectID;
    },
    saveStyles: (projectID, styles, signal) => client.updateDanceForm(projectID, styles, { signal }),
    generate: (projectID, onProgress, signal) => generate(client, projectID, { signal, onProgress }),
    fetchDraft: async (projectID, signal) => {
      const project = await client.fetchProject(projectID, { signal });
      if (project.owner !== uid) throw new ApiError("forbidden");
      return project;
    },
    random: Math.random,
    ...(maxUploadMB === undefined ? {} : { maxUploadMB }),
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
