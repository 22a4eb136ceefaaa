import ky, { isHTTPError, type Options } from "ky";
import type * as z from "zod/mini";
import {
  ApiError,
  BlogsResponse,
  CONTACT_TIMEOUT_MS,
  CREATE_USER_DATA_TIMEOUT_MS,
  CreateProjectResponse,
  FetchProjectResponse,
  FetchProjectsResponse,
  formatDanceForm,
  GenerationProgress,
  isApiError,
  ProfilePictureResponse,
  REQUEST_KEY_HEADER,
  SaveChoreographyResponse,
  SettingsResponse,
  SongsResponse,
  User,
} from "../contract/index.ts";
import { addressFrom } from "./address.ts";
import { errorOfAnswer, readAnswer } from "./answers.ts";
import type { NatarajClient, NewProject } from "./client.ts";
import { connectionErrorOf } from "./connection-error.ts";
import { readEvents } from "./event-stream.ts";
import { uploadForm } from "./upload.ts";

export interface ClientOptions {
  /** The API's base address, with or without an origin: `/api`. With one, addresses of files in answers have it too. */
  backend: string;
  /** Takes the place of the global fetch; uploads go through it too, then without progress. */
  fetch?: typeof fetch;
  /**
   * Awaited before a call that needs a session: it makes ready what looks after sessions. Calls that need none do not
   * wait for it.
   */
  session?: () => Promise<unknown>;
}

/** Calls that only read may be made again; a deletion by GET must not be. */
const SAFE = { retry: { limit: 2, methods: ["get"], statusCodes: [502, 503, 504] } } satisfies Options;
/** Answers that wait for work to be done have no time-out. */
const ENDLESS = { timeout: false } satisfies Options;
/** A picture on a slow line. */
const PICTURE_TIMEOUT_MS = 60_000;

function projectForm({ file, start, end, uid, title, projectName, replaces, lyrics, language }: NewProject): FormData {
  const form = new FormData();
  // Text fields first, so that the server knows them before the file streams in.
  form.append("start", String(start));
  form.append("end", String(end));
  form.append("uid", uid);
  form.append("title", title);
  form.append("projectName", projectName);
  if (replaces !== undefined) form.append("replaces", replaces);
  if (lyrics) form.append("lyrics", lyrics);
  if (language) form.append("language", language);
  form.append("file", file, file.name);
  return form;
}

/**
 * The API over HTTP.
 * @example const client = createNatarajClient({ backend: "/api" });
 */
export function createNatarajClient({ backend, fetch: ownFetch, session }: ClientOptions): NatarajClient {
  const base = backend.replace(/\/+$/, "");
  const http = ky.create({
    prefixUrl: base,
    // Looked up at each call: the auth SDK puts its own in the global's place. Passed bare it would be an illegal
    // invocation in a browser.
    fetch: ownFetch ?? ((...args) => globalThis.fetch(...args)),
    retry: 0,
    timeout: 30_000,
    cache: "no-store",
  });

  let hasSession = session === undefined;
  const untilSession = async (): Promise<void> => {
    if (hasSession) return;
    await session?.();
    hasSession = true;
  };

  const openText = async (path: string, options: Options): Promise<string> => {
    try {
      return await http(path, options).text();
    } catch (error) {
      if (!isHTTPError(error)) throw connectionErrorOf(error);
      const body = await error.response.text().catch(() => "");
      throw errorOfAnswer(error.response.status, body, { cause: error });
    }
  };
  const text = async (path: string, options: Options): Promise<string> => {
    await untilSession();
    return openText(path, options);
  };
  const read = async <Schema extends z.ZodMiniType>(schema: Schema, path: string, options: Options) =>
    readAnswer(schema, await text(path, options));
  /** Of a call that anyone may make. */
  const readOpen = async <Schema extends z.ZodMiniType>(schema: Schema, path: string, options: Options) =>
    readAnswer(schema, await openText(path, options));
  /** Of a call that answers visitors too, and its owner more: who is refused asks again with the session looked after. */
  const readEither = async <Schema extends z.ZodMiniType>(schema: Schema, path: string, options: Options) => {
    const asked = !hasSession;
    try {
      return await readOpen(schema, path, options);
    } catch (error) {
      if (!asked || !isApiError(error, "unauthenticated", "forbidden")) throw error;
      return read(schema, path, options);
    }
  };
  const id = encodeURIComponent;
  const address = (path: string) => addressFrom(base, path);

  return {
    async contactUs(message, options) {
      await openText("contactus", { ...options, method: "post", json: message, timeout: CONTACT_TIMEOUT_MS });
    },
    async fetchProjects(uid, options) {
      const answer = await read(FetchProjectsResponse, `fetchprojects/${id(uid)}`, { ...options, ...SAFE });
      const { projects, maxProjects } = answer;
      return maxProjects === undefined ? projects : Object.assign(projects, { maxProjects });
    },
    async changeProjectVisibility(projectID, visibility, options) {
      await text(`changeprojectvisibility/${id(projectID)}/${visibility}`, { ...options });
    },
    async deleteProject(projectID, options) {
      await text(`deleteproject/${id(projectID)}`, { ...options });
    },
    blogs: (options) => readOpen(BlogsResponse, "blogs", { ...options, ...SAFE }),
    async createUserData(uid) {
      await text(`createuserdata/${id(uid)}`, { timeout: CREATE_USER_DATA_TIMEOUT_MS });
    },
    async createProject(project, { onProgress, signal } = {}) {
      const form = projectForm(project);
      const headers: Record<string, string> =
        project.requestKey === undefined ? {} : { [REQUEST_KEY_HEADER]: project.requestKey };
      if (!onProgress || ownFetch || typeof XMLHttpRequest === "undefined") {
        const body = await text("createproject", { ...ENDLESS, method: "post", body: form, headers, signal });
        return readAnswer(CreateProjectResponse, body).projectID;
      }
      await untilSession();
      const answer = await uploadForm(`${base}/createproject`, form, { headers, onProgress, signal });
      if (answer.status < 200 || answer.status > 299) throw errorOfAnswer(answer.status, answer.body);
      return readAnswer(CreateProjectResponse, answer.body).projectID;
    },
    async updateDanceForm(projectID, styles, options) {
      const json = { projectID, danceform: formatDanceForm(styles) };
      await text("updatedanceform", { ...options, method: "post", json });
    },
    async generateDance(projectID, options) {
      await text("generatedance", { ...options, ...ENDLESS, method: "post", json: { projectID } });
    },
    async fetchProject(projectID, options) {
      const { project } = await readEither(FetchProjectResponse, `fetchproject/${id(projectID)}`, {
        ...options,
        ...SAFE,
      });
      return { ...project, song: address(project.song) };
    },
    async updateProject(projectID, change, options) {
      await text("project", { ...options, method: "put", json: { projectID, ...change } });
    },
    async deleteAccount(uid, options) {
      await text(`deleteaccount/${id(uid)}`, { ...options });
    },
    settings: (options) => readOpen(SettingsResponse, "settings", { ...options, ...SAFE }),
    async songs(options) {
      const { songs } = await readOpen(SongsResponse, "songs", { ...options, ...SAFE });
      return songs.map((song) => ({ ...song, url: address(song.url), thumbnail: address(song.thumbnail) }));
    },
    async profile(options) {
      const user = await read(User, "profile", { ...options, ...SAFE });
      return { ...user, photoURL: user.photoURL && address(user.photoURL) };
    },
    async updateProfile(name, options) {
      await text("profile", { ...options, method: "put", json: { name } });
    },
    async changePassword(passwords, options) {
      await text("password", { ...options, method: "put", json: passwords });
    },
    async updateProfilePicture(file, options) {
      const body = new FormData();
      body.append("file", file, file.name);
      const request = { ...options, method: "put", body, timeout: PICTURE_TIMEOUT_MS };
      return address((await read(ProfilePictureResponse, "profilepicture", request)).photoURL);
    },
    async *generation(projectID, options) {
      const headers = { accept: "text/event-stream" };
      await untilSession();
      const answer = await http(`generation/${id(projectID)}`, { ...options, ...ENDLESS, headers }).catch(
        async (error) => {
          if (!isHTTPError(error)) throw connectionErrorOf(error);
          throw errorOfAnswer(error.response.status, await error.response.text().catch(() => ""), { cause: error });
        },
      );
      if (!answer.body) throw new ApiError("internal");
      try {
        for await (const { event, data } of readEvents(answer.body)) {
          if (event !== "progress") continue;
          const progress = readAnswer(GenerationProgress, data);
          yield progress;
          if (progress.stage === "done" || progress.stage === "failed") return;
        }
      } catch (error) {
        throw connectionErrorOf(error);
      }
      options?.signal?.throwIfAborted();
      // The connection ended before the job did.
      throw new ApiError("unavailable");
    },
    async cancelGeneration(projectID, options) {
      await text(`generation/${id(projectID)}`, { ...options, method: "delete" });
    },
    async saveChoreography(projectID, choreography, version, { tempoCorrections, ...options } = {}) {
      const json = { projectID, choreography, version, ...(tempoCorrections && { tempoCorrections }) };
      return (await read(SaveChoreographyResponse, "choreography", { ...options, method: "put", json })).version;
    },
    async regenerate(request, options) {
      await text("regenerate", { ...options, ...ENDLESS, method: "post", json: request });
    },
  };
}
