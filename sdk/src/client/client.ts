import type { ApiError } from "../contract/errors.ts";
import type {
  BlogsResponse,
  ChangePasswordRequest,
  ContactRequest,
  DanceStyle,
  GenerationProgress,
  Preferences,
  PreparedSong,
  Project,
  ProjectChange,
  ProjectSummary,
  RegenerateRequest,
  SettingsResponse,
  Song,
  TempoCorrection,
  User,
  Visibility,
} from "../contract/index.ts";
import type { ConnectionError } from "./connection-error.ts";

/** What a new project is made from. Times in milliseconds in the file. */
export interface NewProject {
  file: File;
  /** The id of what `prepareSong` has made of the file, which then is not sent again. */
  preparedSong?: string | undefined;
  start: number;
  end: number;
  uid: string;
  /** The file's name. */
  title: string;
  projectName: string;
  /** A draft that it takes the place of. */
  replaces?: string;
  /** The lines that are sung, where the person has brought them. */
  lyrics?: string;
  /** ISO 639 code of the language that is sung, where the person has said it. */
  language?: string;
  /** Names the request: sent again under the same name, because no answer came, it makes no second project. */
  requestKey?: string;
}

/** Another song for a project, or a part of its own. */
export interface SongChange {
  /** Milliseconds in the file, or in the project's song. */
  start: number;
  end: number;
  /** Absent: a part of the project's song. */
  file?: File | undefined;
  /** The id of what `prepareSong` has made of the file, which then is not sent again. */
  preparedSong?: string | undefined;
}

/** A user's projects, newest first. */
export interface ProjectList extends Array<ProjectSummary> {
  /** How many the user may have, where that is not the number of the settings. */
  maxProjects?: number;
}

/** What every call of the client takes. */
export interface RequestOptions {
  signal?: AbortSignal;
}

/**
 * The API as functions.
 *
 * Every one rejects with an {@link ApiError} of the catalogue for an answer that is an error, and with a
 * {@link ConnectionError} where no answer came or `signal` ended it. What a method names with `@throws` are the codes of
 * its own. Any call may also be refused with `rate_limited`, `unavailable` or `internal`; one that sends something with
 * `invalid_request`; and one that needs a session with `unauthenticated` or `forbidden`.
 *
 * Without an account work `fetchProject` of a public project, `songs`, `blogs`, `settings` and `contactUs`. All others need a
 * session: cookies in a page of the site, elsewhere the `fetch` of a session (`signUp`, `createSession` of
 * `@nataraj/sdk/session`).
 */
export interface NatarajClient {
  /**
   * Sends a message to the operator. Needs no session.
   * @throws {ApiError} `invalid_contact`
   * @example await client.contactUs({ email: "ann@example.org", text: "How do I dance slower?" });
   */
  contactUs(message: ContactRequest, options?: RequestOptions): Promise<void>;

  /**
   * The user's own projects, newest first.
   * @example for (const { projectName, checkpoint } of await client.fetchProjects(session.uid)) console.log(projectName, checkpoint);
   */
  fetchProjects(uid: string, options?: RequestOptions): Promise<ProjectList>;

  /**
   * Makes a project public or private. Addresses of its song that others have end with a project that turns private.
   * @throws {ApiError} `invalid_project_id`, `project_not_found`
   * @example await client.changeProjectVisibility(projectID, "public");
   */
  changeProjectVisibility(projectID: string, visibility: Visibility, options?: RequestOptions): Promise<void>;

  /**
   * Deletes a project with its song. A generation that is under way ends.
   * @throws {ApiError} `invalid_project_id`, `project_not_found`
   * @example await client.deleteProject(projectID);
   */
  deleteProject(projectID: string, options?: RequestOptions): Promise<void>;

  /**
   * The blog: posts in Markdown by their date. Needs no session.
   * @example for (const [date, markdown] of Object.entries(await client.blogs())) console.log(date, markdown.length);
   */
  blogs(options?: RequestOptions): Promise<BlogsResponse>;

  /**
   * Notes since when there is a user. The site makes this call after each login; only the first one changes something. No
   * other call needs it: a program of your own may leave it out.
   * @example await client.createUserData(session.uid);
   */
  createUserData(uid: string): Promise<void>;

  /**
   * Has a song decoded that the browser cannot decode, to choose a part of it. The server keeps it for this user alone, until
   * the part is cut, until their next one, or for half an hour.
   * @throws {ApiError} `song_too_long`, `no_file`, `empty_file`, `file_too_large`, `not_audio`, `unreadable_audio`,
   * `too_many_uploads`, `uploads_full`, `song_processing_failed`
   * @example const { id, duration } = await client.prepareSong(file);
   */
  prepareSong(file: File, options?: RequestOptions): Promise<PreparedSong>;

  /**
   * A prepared song as MP3.
   * @throws {ApiError} `prepared_song_not_found`
   * @example audio.src = URL.createObjectURL(await client.preparedSong(id));
   */
  preparedSong(id: string, options?: RequestOptions): Promise<Blob>;

  /**
   * Makes a draft of a part of a song, of 1 to 60 seconds. Resolves with the new project's id. `onProgress` hears of the
   * share sent, 0 to 1; with a `fetch` of one's own in a browser, of the beginning and the end.
   * @throws {ApiError} `project_limit`, `prepared_song_not_found`, `no_file`, `empty_file`, `file_too_large`, `not_audio`,
   * `unreadable_audio`, `too_many_uploads`, `uploads_full`, `song_processing_failed`, `section_too_short`,
   * `section_too_long`, `section_invalid`
   * @example
   * const song = { file, start: 0, end: 30_000, uid: session.uid, title: file.name, projectName: "brave otter" };
   * const projectID = await client.createProject(song, { onProgress: (share) => console.log(share) });
   */
  createProject(
    project: NewProject,
    options?: RequestOptions & { onProgress?: (share: number) => void },
  ): Promise<string>;

  /**
   * Chooses the dance styles. The first one counts most.
   * @throws {ApiError} `project_not_found`, `invalid_style`
   * @example await client.updateDanceForm(projectID, ["Salsa", "Ballet"]);
   */
  updateDanceForm(projectID: string, styles: readonly DanceStyle[], options?: RequestOptions): Promise<void>;

  /**
   * Makes the choreography. Resolves when it is there, and has no time-out: `generate` of `@nataraj/sdk` follows it, also
   * where the connection breaks.
   * @throws {ApiError} `project_not_found`, `no_dance_style`, `generation_failed`, `generation_cancelled`,
   * `too_many_queued`, `queue_full`
   * @example await client.generateDance(projectID, { signal: AbortSignal.timeout(600_000) });
   */
  generateDance(projectID: string, options?: RequestOptions): Promise<void>;

  /**
   * Changes what is named of a project, and leaves the rest: its name, or who dances, where, and seen from where.
   * @throws {ApiError} `project_not_found`
   * @example await client.updateProject(projectID, { name: "brave otter" });
   */
  updateProject(projectID: string, change: ProjectChange, options?: RequestOptions): Promise<void>;

  /**
   * Makes another project with the same song, dance and staging. It is private, and counts towards the quota. Resolves with
   * its id.
   * @throws {ApiError} `project_not_found`, `project_limit`
   * @example const copy = await client.duplicateProject(projectID);
   */
  duplicateProject(projectID: string, options?: RequestOptions): Promise<string>;

  /**
   * Gives a project another song, or without a file a narrower part of its own; milliseconds. The dance before goes.
   * `onProgress` hears of the share sent, as in `createProject`.
   * @throws {ApiError} `project_not_found`, `song_in_use`, `prepared_song_not_found`, `no_file`, `empty_file`,
   * `file_too_large`, `not_audio`, `unreadable_audio`, `too_many_uploads`, `uploads_full`, `song_processing_failed`,
   * `section_too_short`, `section_too_long`, `section_invalid`
   * @example await client.changeSong(projectID, { start: 2_000, end: 20_000 });
   */
  changeSong(
    projectID: string,
    change: SongChange,
    options?: RequestOptions & { onProgress?: (share: number) => void },
  ): Promise<void>;

  /**
   * A public project by its id, or one's own, with its dance and a signed address of its song. The address is good for at
   * least five minutes, of a public project for fifty. A public one needs no session, from any site. A private one of
   * somebody else is refused with `forbidden`, or `unauthenticated` where nobody is signed in.
   * @throws {ApiError} `invalid_project_id`, `project_not_found`
   * @example
   * const reader = createNatarajClient({ backend: "https://dance.example.org/api" });
   * const { projectName, song, duration } = await reader.fetchProject("nataraj-0123456789abcdef0123456789abcdef");
   */
  fetchProject(projectID: string, options?: RequestOptions): Promise<Project>;

  /**
   * Deletes the account with everything of it. The session must come from a login of the last ten minutes.
   * @throws {ApiError} `fresh_login_needed`
   * @example await client.deleteAccount(session.uid);
   */
  deleteAccount(uid: string, options?: RequestOptions): Promise<void>;

  /**
   * What is set up on this server. Needs no session.
   * @example const { maxUploadMB } = await client.settings();
   */
  settings(options?: RequestOptions): Promise<SettingsResponse>;

  /**
   * The songs that come with the site. Needs no session.
   * @example const [first] = await client.songs();
   */
  songs(options?: RequestOptions): Promise<Song[]>;

  /**
   * Who is signed in.
   * @example const { displayName, email } = await client.profile();
   */
  profile(options?: RequestOptions): Promise<User>;

  /**
   * Changes the name that the site shows.
   * @example await client.updateProfile("Ann");
   */
  updateProfile(name: string, options?: RequestOptions): Promise<void>;

  /**
   * How the user's next dances begin. What was never chosen is absent.
   * @example const { environment = "stage" } = await client.preferences();
   */
  preferences(options?: RequestOptions): Promise<Preferences>;

  /**
   * Takes the place of all that was preferred before. An empty object forgets all.
   * @example await client.updatePreferences({ environment: "temple" });
   */
  updatePreferences(preferences: Preferences, options?: RequestOptions): Promise<void>;

  /**
   * Changes the password with the old one, and ends the user's other sessions.
   * @throws {ApiError} `wrong_password`, `weak_password`, `no_password`
   * @example await client.changePassword({ oldPassword, newPassword });
   */
  changePassword(passwords: ChangePasswordRequest, options?: RequestOptions): Promise<void>;

  /**
   * Changes the user's picture, which is cut to a square. Resolves with its signed address.
   * @throws {ApiError} `no_file`, `empty_file`, `file_too_large`, `invalid_picture`, `picture_too_large`,
   * `too_many_uploads`, `uploads_full`
   * @example const address = await client.updateProfilePicture(file);
   */
  updateProfilePicture(file: File, options?: RequestOptions): Promise<string>;

  /**
   * The events of the running or finished generation; ends after `done` or `failed`. Where the body of an answer cannot be
   * read as it comes (React Native), it is asked for every second.
   * @throws {ApiError} `invalid_project_id`, `project_not_found`, `not_found`, `too_many_connections`
   * @example for await (const { stage, progress } of client.generation(projectID)) console.log(stage, progress);
   */
  generation(projectID: string, options?: RequestOptions): AsyncIterable<GenerationProgress>;

  /**
   * Ends the project's generation that is queued or running; does nothing if there is none. Calls that wait for it fail with
   * `generation_cancelled`, and its events end with the stage `failed`.
   * @throws {ApiError} `invalid_project_id`, `project_not_found`
   * @example await client.cancelGeneration(projectID);
   */
  cancelGeneration(projectID: string, options?: RequestOptions): Promise<void>;

  /**
   * Saves an edited choreography over a version. Resolves with the new version. `tempoCorrections` are those of this dance;
   * without them the stored ones stay.
   * @throws {ApiError} `project_not_found`, `invalid_choreography`, `choreography_conflict`, `being_generated`
   * @example
   * const { choreography, version } = await client.fetchProject(projectID);
   * const next = await client.saveChoreography(projectID, choreography, version);
   */
  saveChoreography(
    projectID: string,
    choreography: string,
    version: number,
    options?: RequestOptions & { tempoCorrections?: readonly TempoCorrection[] },
  ): Promise<number>;

  /**
   * Plans again: the whole, one section, to another tempo, or with other words. Resolves when the choreography is there,
   * and has no time-out.
   * @throws {ApiError} `project_not_found`, `no_dance_style`, `choreography_conflict`, `generation_failed`,
   * `generation_cancelled`, `too_many_queued`, `queue_full`
   * @example await client.regenerate({ projectID, section: "0.00" });
   */
  regenerate(request: RegenerateRequest, options?: RequestOptions): Promise<void>;
}
