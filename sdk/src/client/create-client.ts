import ky, { isHTTPError, type Options } from "ky";
import type * as z from "zod/mini";
import type { ParameterOf, Route } from "../contract/calls/index.ts";
import * as calls from "../contract/calls/index.ts";
import {
  CONTACT_TIMEOUT_MS,
  CREATE_USER_DATA_TIMEOUT_MS,
  type DancePictureAddresses,
  formatDanceForm,
  isApiError,
  REQUEST_KEY_HEADER,
} from "../contract/index.ts";
import { addressFrom } from "./address.ts";
import { detailsOf, errorOfAnswer, readAnswer } from "./answers.ts";
import type { NatarajClient, RequestOptions } from "./client.ts";
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

/** What {@link Route} answers, as it is read. */
type Answer<R extends Route> = R extends { answer: infer Schema extends z.ZodMiniType } ? z.output<Schema> : undefined;

/** What a call is made with: the parameters of its path, and ky's options. */
type Request<R extends Route> = Options &
  ([ParameterOf<R["path"]>] extends [never] ? unknown : { params: Record<ParameterOf<R["path"]>, string> });

/** A form with a song. */
interface SongUpload extends RequestOptions {
  form: FormData;
  headers?: Record<string, string>;
  onProgress?: ((share: number) => void) | undefined;
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
  const text = async ({ access }: Route, path: string, options: Options): Promise<string> => {
    const isOpen = access === "anyone" || (access === "either" && !hasSession);
    if (!isOpen) await untilSession();
    try {
      return await openText(path, options);
    } catch (error) {
      // A visitor was refused: an owner asks again with the session looked after.
      if (access !== "either" || !isOpen || !isApiError(error, "unauthenticated", "forbidden")) throw error;
      await untilSession();
      return openText(path, options);
    }
  };
  const read = <R extends Route>({ answer }: R, body: string) => (answer && readAnswer(answer, body)) as Answer<R>;
  /** Makes a call. @returns its answer. */
  const send = async <R extends Route>(route: R, request: Request<R>): Promise<Answer<R>> => {
    const { params, ...options }: Options & { params?: Record<string, string> } = request;
    const { method, access } = route;
    const isSafe = method === "GET" && access !== "writer";
    return read(route, await text(route, pathOf(route, params), { ...(isSafe && SAFE), ...options, method }));
  };
  /** Sends a song, which takes its time. */
  const upload = async <R extends Route>(route: R, { form, headers = {}, onProgress, signal }: SongUpload) => {
    if (!onProgress || ownFetch || typeof XMLHttpRequest === "undefined") {
      const stream = onProgress && canStreamUploads();
      if (!stream) onProgress?.(0);
      const answer = await send<Route>(route, {
        ...ENDLESS,
        body: form,
        headers,
        signal,
        ...(stream && { onUploadProgress: ({ percent }) => onProgress(percent) }),
      });
      if (!stream) onProgress?.(1);
      return answer as Answer<R>;
    }
    await untilSession();
    const { method } = route;
    const { status, body, details } = await uploadForm(`${base}${route.path}`, form, {
      method,
      headers,
      onProgress,
      signal,
    });
    if (status < 200 || status > 299) throw errorOfAnswer(status, body, details);
    return read(route, body);
  };
  const address = (path: string) => addressFrom(base, path);
  const addressesOf = ({ wide, small, portrait, story, moving }: DancePictureAddresses): DancePictureAddresses => ({
    wide: address(wide),
    small: address(small),
    portrait: address(portrait),
    story: address(story),
    moving: address(moving),
  });

  return {
    async contactUs(message, options) {
      await send(calls.contactUsRoute, { ...options, json: message, timeout: CONTACT_TIMEOUT_MS });
    },
    async fetchProjects(uid, options) {
      const answer = await send(calls.fetchProjectsRoute, { ...options, params: { uid } });
      const { maxProjects } = answer;
      const projects = answer.projects.map((project) =>
        project.pictures ? { ...project, pictures: addressesOf(project.pictures) } : project,
      );
      return maxProjects === undefined ? projects : Object.assign(projects, { maxProjects });
    },
    changeProjectVisibility: (projectId, visibility, options) =>
      send(calls.changeProjectVisibilityRoute, { ...options, params: { projectId, visibility } }),
    deleteProject: (projectId, options) => send(calls.deleteProjectRoute, { ...options, params: { projectId } }),
    blogs: (options) => send(calls.blogsRoute, { ...options }),
    createUserData: (uid) => send(calls.createUserDataRoute, { params: { uid }, timeout: CREATE_USER_DATA_TIMEOUT_MS }),
    prepareSong: (file, options) => upload(calls.prepareSongRoute, { ...options, form: formOf({}, file, file.name) }),
    async preparedSong(id, options) {
      await untilSession();
      const path = pathOf(calls.preparedSongRoute, { preparedSong: id });
      return http(path, { ...options, ...SAFE, ...ENDLESS })
        .blob()
        .catch(fail);
    },
    async createProject(
      { file, requestKey, start, end, uid, title, projectName, replaces, preparedSong, lyrics, language },
      options,
    ) {
      const words = { lyrics: lyrics || undefined, language: language || undefined };
      const fields = { start, end, uid, title, projectName, replaces, preparedSong, ...words };
      const form = formOf(fields, preparedSong === undefined ? file : undefined, file.name);
      const headers: Record<string, string> = requestKey === undefined ? {} : { [REQUEST_KEY_HEADER]: requestKey };
      return (await upload(calls.createProjectRoute, { ...options, form, headers })).projectID;
    },
    updateDanceForm: (projectID, styles, options) =>
      send(calls.updateDanceFormRoute, { ...options, json: { projectID, danceform: formatDanceForm(styles) } }),
    generateDance: (projectID, options) =>
      send(calls.generateDanceRoute, { ...options, ...ENDLESS, json: { projectID } }),
    async fetchProject(projectId, options) {
      const { project } = await send(calls.fetchProjectRoute, { ...options, params: { projectId } });
      return { ...project, song: address(project.song) };
    },
    updateProject: (projectID, change, options) =>
      send(calls.updateProjectRoute, { ...options, json: { projectID, ...change } }),
    async duplicateProject(projectID, options) {
      return (await send(calls.duplicateProjectRoute, { ...options, json: { projectID } })).projectID;
    },
    changeSong(projectID, { start, end, file, preparedSong }, options) {
      const fields = { projectID, start, end, title: file?.name, preparedSong };
      const form = formOf(fields, preparedSong === undefined ? file : undefined, file?.name);
      return upload(calls.changeSongRoute, { ...options, form });
    },
    deleteAccount: (uid, options) => send(calls.deleteAccountRoute, { ...options, params: { uid } }),
    settings: (options) => send(calls.settingsRoute, { ...options }),
    async songs(options) {
      const { songs } = await send(calls.songsRoute, { ...options });
      return songs.map((song) => ({ ...song, url: address(song.url), thumbnail: address(song.thumbnail) }));
    },
    async profile(options) {
      const user = await send(calls.profileRoute, { ...options });
      return { ...user, photoURL: user.photoURL && address(user.photoURL) };
    },
    updateProfile: (name, options) => send(calls.updateProfileRoute, { ...options, json: { name } }),
    preferences: (options) => send(calls.preferencesRoute, { ...options }),
    updatePreferences: (preferences, options) => send(calls.updatePreferencesRoute, { ...options, json: preferences }),
    changePassword: (passwords, options) => send(calls.changePasswordRoute, { ...options, json: passwords }),
    async updateProfilePicture(file, options) {
      const request = { ...options, body: formOf({}, file, file.name), timeout: PICTURE_TIMEOUT_MS };
      return address((await send(calls.updateProfilePictureRoute, request)).photoURL);
    },
    async *generation(projectID, options) {
      const params = { projectID };
      const path = pathOf(calls.generationRoute, params);
      await untilSession();
      yield* followGeneration(
        {
          open: () => http(path, { ...options, ...ENDLESS, headers: { accept: "text/event-stream" } }).catch(fail),
          ask: () => send(calls.generationRoute, { ...options, params, headers: { accept: "application/json" } }),
        },
        options?.signal,
      );
    },
    cancelGeneration: (projectID, options) => send(calls.cancelGenerationRoute, { ...options, params: { projectID } }),
    async saveChoreography(projectID, choreography, version, { tempoCorrections, ...options } = {}) {
      const json = { projectID, choreography, version, ...(tempoCorrections && { tempoCorrections }) };
      return (await send(calls.saveChoreographyRoute, { ...options, json })).version;
    },
    regenerate: (request, options) => send(calls.regenerateRoute, { ...options, ...ENDLESS, json: request }),
  };
}

/** A route's path with its parameters filled in, from the base address on. */
function pathOf({ path }: Route, params: Record<string, string> = {}): string {
  return path.slice(1).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
