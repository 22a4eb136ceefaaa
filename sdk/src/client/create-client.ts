import ky, { isHTTPError, type Options } from "ky";
import type * as z from "zod/mini";
import {
  BlogsResponse,
  CONTACT_TIMEOUT_MS,
  CREATE_USER_DATA_TIMEOUT_MS,
  CreateProjectResponse,
  FetchProjectResponse,
  FetchProjectsResponse,
  formatDanceForm,
  GenerationProgress,
  isApiError,
  Preferences,
  ProfilePictureResponse,
  ProjectPictureResponse,
  REQUEST_KEY_HEADER,
  SaveChoreographyResponse,
  SettingsResponse,
  SongsResponse,
  User,
} from "../contract/index.ts";
import { addressFrom } from "./address.ts";
import { detailsOf, errorOfAnswer, readAnswer } from "./answers.ts";
import type { NatarajClient } from "./client.ts";
import { connectionErrorOf } from "./connection-error.ts";
import { followGeneration } from "./follow-generation.ts";
import { uploadForm } from "./upload.ts";

/** How {@link createNatarajClient} reaches the API. */
export interface ClientOptions {
  /** The API's base address, with or without an origin: `/api`. With one, addresses of files in answers have it too. */
  backend: string;
  /**
   * Takes the place of the global fetch, as a session's does; uploads go through it too. In Node `onProgress` then hears
   * of every part; in browsers, which cannot tell, of 0 and 1.
   */
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
/** Node sends a body as a stream; Chromium refuses to over HTTP/1.1, and React Native cannot. */
const canStreamUploads = () => typeof XMLHttpRequest === "undefined" && typeof ReadableStream !== "undefined";

/** A form with a song. */
interface SongUpload {
  method: "post" | "put";
  path: string;
  form: FormData;
  headers?: Record<string, string>;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A picture on a slow line. */
const PICTURE_TIMEOUT_MS = 60_000;

/** A form. Its text fields come first, so that the server knows them before the file streams in. */
function formOf(fields: Record<string, string | number | undefined>, file: Blob | undefined, name?: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) form.append(field, String(value));
  if (file) form.append("file", file, name);
  return form;
}

/**
 * The API over HTTP.
 * @example const client = createNatarajClient({ backend: "/api" });
 */
export function createNatarajClient({ backend, fetch: ownFetch, session }: ClientOptions): NatarajClient {
  const base = backend.replace(/\/$/, "");
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

  /** @throws What a failed call means. Without ky's error as its cause, which has the request with its body. */
  const fail = async (error: unknown): Promise<never> => {
    if (!isHTTPError(error)) throw connectionErrorOf(error);
    const body = await error.response.text().catch(() => "");
    throw errorOfAnswer(error.response.status, body, detailsOf(error.response));
  };
  const openText = (path: string, options: Options): Promise<string> => http(path, options).text().catch(fail);
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
  /** Sends a song, which takes its time. @returns the answer's body. */
  const upload = async ({ method, path, form, headers = {}, onProgress, signal }: SongUpload): Promise<string> => {
    if (!onProgress || ownFetch || typeof XMLHttpRequest === "undefined") {
      const request = { ...ENDLESS, method, body: form, headers, signal };
      const stream = onProgress && canStreamUploads();
      if (!stream) onProgress?.(0);
      const body = await text(path, {
        ...request,
        ...(stream && { onUploadProgress: ({ percent }) => onProgress(percent) }),
      });
      if (!stream) onProgress?.(1);
      return body;
    }
    await untilSession();
    const answer = await uploadForm(`${base}/${path}`, form, { method, headers, onProgress, signal });
    const { status, details } = answer;
    if (status < 200 || status > 299) throw errorOfAnswer(status, answer.body, details);
    return answer.body;
  };
  const id = encodeURIComponent;
  const address = (path: string) => addressFrom(base, path);

  return {
    async contactUs(message, options) {
      await openText("contactus", { ...options, method: "post", json: message, timeout: CONTACT_TIMEOUT_MS });
    },
    async fetchProjects(uid, options) {
      const answer = await read(FetchProjectsResponse, `fetchprojects/${id(uid)}`, { ...options, ...SAFE });
      const { maxProjects } = answer;
      const projects = answer.projects.map((project) =>
        project.picture === undefined ? project : { ...project, picture: address(project.picture) },
      );
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
    async createProject(
      { file, requestKey, start, end, uid, title, projectName, replaces, lyrics, language },
      options,
    ) {
      const words = { lyrics: lyrics || undefined, language: language || undefined };
      const form = formOf({ start, end, uid, title, projectName, replaces, ...words }, file, file.name);
      const headers: Record<string, string> = requestKey === undefined ? {} : { [REQUEST_KEY_HEADER]: requestKey };
      const answer = await upload({ ...options, method: "post", path: "createproject", form, headers });
      return readAnswer(CreateProjectResponse, answer).projectID;
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
    async duplicateProject(projectID, options) {
      const request = { ...options, method: "post", json: { projectID } };
      return (await read(CreateProjectResponse, "duplicate", request)).projectID;
    },
    async changeSong(projectID, { start, end, file }, options) {
      const form = formOf({ projectID, start, end, title: file?.name }, file, file?.name);
      await upload({ ...options, method: "put", path: "song", form });
    },
    async updateProjectPicture(projectID, version, picture, options) {
      const body = formOf({ projectID, version }, picture, "picture");
      const request = { ...options, method: "put", body, timeout: PICTURE_TIMEOUT_MS };
      return address((await read(ProjectPictureResponse, "projectpicture", request)).picture);
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
    preferences: (options) => read(Preferences, "preferences", { ...options, ...SAFE }),
    async updatePreferences(preferences, options) {
      await text("preferences", { ...options, method: "put", json: preferences });
    },
    async changePassword(passwords, options) {
      await text("password", { ...options, method: "put", json: passwords });
    },
    async updateProfilePicture(file, options) {
      const body = formOf({}, file, file.name);
      const request = { ...options, method: "put", body, timeout: PICTURE_TIMEOUT_MS };
      return address((await read(ProfilePictureResponse, "profilepicture", request)).photoURL);
    },
    async *generation(projectID, options) {
      const path = `generation/${id(projectID)}`;
      await untilSession();
      yield* followGeneration(
        {
          open: () => http(path, { ...options, ...ENDLESS, headers: { accept: "text/event-stream" } }).catch(fail),
          ask: () => read(GenerationProgress, path, { ...options, ...SAFE, headers: { accept: "application/json" } }),
        },
        options?.signal,
      );
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
