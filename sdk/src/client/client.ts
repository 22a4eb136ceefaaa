import type {
  BlogsResponse,
  ChangePasswordRequest,
  ContactRequest,
  DanceStyle,
  GenerationProgress,
  Preferences,
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

/** What a new project is made from. Times in milliseconds in the file. */
export interface NewProject {
  file: File;
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
 * The API as functions. Every one rejects with an `ApiError` of the catalogue for an answer that is an error, and with
 * a `ConnectionError` where no answer came.
 */
export interface NatarajClient {
  contactUs(message: ContactRequest, options?: RequestOptions): Promise<void>;
  fetchProjects(uid: string, options?: RequestOptions): Promise<ProjectList>;
  changeProjectVisibility(projectID: string, visibility: Visibility, options?: RequestOptions): Promise<void>;
  deleteProject(projectID: string, options?: RequestOptions): Promise<void>;
  blogs(options?: RequestOptions): Promise<BlogsResponse>;
  createUserData(uid: string): Promise<void>;
  /**
   * Resolves with the new project's id. `onProgress` hears of the share sent, 0 to 1; with a `fetch` of one's own in a
   * browser, of the beginning and the end.
   */
  createProject(
    project: NewProject,
    options?: RequestOptions & { onProgress?: (share: number) => void },
  ): Promise<string>;
  updateDanceForm(projectID: string, styles: readonly DanceStyle[], options?: RequestOptions): Promise<void>;
  /** Resolves when the choreography is there; has no time-out. */
  generateDance(projectID: string, options?: RequestOptions): Promise<void>;
  /** Changes what is named of a project, and leaves the rest. */
  updateProject(projectID: string, change: ProjectChange, options?: RequestOptions): Promise<void>;
  /** Another project with the same song, dance and staging. Resolves with its id. */
  duplicateProject(projectID: string, options?: RequestOptions): Promise<string>;
  /**
   * Another song for a project, or without a file a narrower part of its own; milliseconds. The dance before goes.
   * `onProgress` hears of the share sent, as in `createProject`.
   */
  changeSong(
    projectID: string,
    change: SongChange,
    options?: RequestOptions & { onProgress?: (share: number) => void },
  ): Promise<void>;
  /** Keeps a picture of the dance in a version, for the dashboard. Resolves with its signed URL. */
  updateProjectPicture(projectID: string, version: number, picture: Blob, options?: RequestOptions): Promise<string>;
  fetchProject(projectID: string, options?: RequestOptions): Promise<Project>;
  /**
   * Deletes the account with everything of it. The session must come from a login of the last ten minutes; else the call
   * fails with `fresh_login_needed`.
   */
  deleteAccount(uid: string, options?: RequestOptions): Promise<void>;
  settings(options?: RequestOptions): Promise<SettingsResponse>;
  songs(options?: RequestOptions): Promise<Song[]>;
  profile(options?: RequestOptions): Promise<User>;
  updateProfile(name: string, options?: RequestOptions): Promise<void>;
  /** How the user's next dances begin. */
  preferences(options?: RequestOptions): Promise<Preferences>;
  /** Takes the place of all that was preferred before. */
  updatePreferences(preferences: Preferences, options?: RequestOptions): Promise<void>;
  /** Ends the user's other sessions. */
  changePassword(passwords: ChangePasswordRequest, options?: RequestOptions): Promise<void>;
  /** Resolves with the picture's signed URL. */
  updateProfilePicture(file: File, options?: RequestOptions): Promise<string>;
  /**
   * The events of the running or finished job; ends after `done` or `failed`. Where the body of an answer cannot be read
   * as it comes (React Native), the job is asked for every second.
   */
  generation(projectID: string, options?: RequestOptions): AsyncIterable<GenerationProgress>;
  /**
   * Ends the project's generation that is queued or running; does nothing if there is none. Calls that wait for it fail with
   * `generation_cancelled`, and its events end with the stage `failed`.
   */
  cancelGeneration(projectID: string, options?: RequestOptions): Promise<void>;
  /** Resolves with the new version. `tempoCorrections`: those of this dance; without them the stored ones stay. */
  saveChoreography(
    projectID: string,
    choreography: string,
    version: number,
    options?: RequestOptions & { tempoCorrections?: readonly TempoCorrection[] },
  ): Promise<number>;
  regenerate(request: RegenerateRequest, options?: RequestOptions): Promise<void>;
}
