import {
  type ApiErrorCode,
  BlogsResponse,
  ChangePasswordRequest,
  ChangeSongFields,
  ContactRequest,
  CreateProjectFields,
  CreateProjectResponse,
  DuplicateRequest,
  FetchProjectResponse,
  FetchProjectsResponse,
  GenerateDanceRequest,
  GenerationProgress,
  OkResponse,
  Preferences,
  ProfilePictureResponse,
  ProjectPictureFields,
  ProjectPictureResponse,
  REQUEST_KEY_HEADER,
  RegenerateRequest,
  SaveChoreographyRequest,
  SaveChoreographyResponse,
  SettingsResponse,
  SongsResponse,
  UpdateDanceFormRequest,
  UpdateProfileRequest,
  UpdateProjectRequest,
  User,
} from "@nataraj/sdk/contract";
import * as z from "zod/mini";

/** A schema of the contract. */
export type Schema = z.ZodMiniType;
/** Who may make a call. `either`: anyone of what is public, and its owner with a session. */
export type Access = "anyone" | "session" | "either" | "operator";
/** What calls belong to, with what that is. */
export const TAGS = {
  Account: "Signing in, the signed-in user, and what is kept for them",
  Projects: "Songs with their dances",
  Generation: "Making dances, and following it",
  Library: "Songs and texts that come with the site, and stored files",
  Site: "What the site is, and how others show it",
  Operation: "For who runs it",
} as const;

/** A parameter beside those in the path, as OpenAPI writes it. */
export interface Parameter {
  name: string;
  in: "query" | "header";
  required?: boolean;
  description: string;
  schema: object;
}

/** What the document says of a call. */
export interface Call {
  /** As the sdk's client calls it. */
  id: string;
  tag: keyof typeof TAGS;
  access: Access;
  summary: string;
  parameters?: readonly Parameter[];
  json?: Schema;
  /** A body that is right. */
  example?: object;
  form?: Schema;
  answer?: Schema;
  answerExample?: object;
  /** Media type of the answer when it is not JSON. */
  type?: string;
  /** What it is refused with, beside what all calls of its kind are. */
  errors?: readonly ApiErrorCode[];
}

/** The project of the examples. */
export const PROJECT = "nataraj-0123456789abcdef0123456789abcdef";

/** The calls by method and path, as the router has them (a test compares the two). */
export const CALLS: Record<string, Call> = {
  "POST /contactus": {
    id: "contactUs",
    tag: "Site",
    errors: ["invalid_contact"],
    access: "anyone",
    example: { email: "ann@example.org", text: "How long may a song be?" },
    summary: "Sends a message to the operator",
    json: ContactRequest,
    answer: OkResponse,
  },
  "GET /fetchprojects/:uid": {
    id: "fetchProjects",
    tag: "Projects",
    access: "session",
    summary: "The user's own projects",
    answer: FetchProjectsResponse,
    answerExample: {
      projects: [
        {
          projectID: PROJECT,
          projectName: "brave otter",
          duration: 30,
          visibility: "private",
          checkpoint: 3,
          generating: false,
          danceform: "Salsa, Ballet, ",
        },
      ],
    },
  },
  "GET /changeprojectvisibility/:projectId/:visibility": {
    id: "changeProjectVisibility",
    tag: "Projects",
    errors: ["invalid_project_id", "project_not_found"],
    access: "session",
    summary: "Makes public or private",
    answer: OkResponse,
  },
  "GET /deleteproject/:projectId": {
    id: "deleteProject",
    tag: "Projects",
    errors: ["invalid_project_id", "project_not_found"],
    access: "session",
    summary: "Deletes a project with its song",
    answer: OkResponse,
  },
  "GET /blogs": {
    id: "blogs",
    tag: "Library",
    access: "anyone",
    summary: "Blog posts in markdown by date",
    answer: BlogsResponse,
  },
  "GET /createuserdata/:uid": {
    id: "createUserData",
    tag: "Account",
    access: "session",
    summary: "Notes a user after login",
    answer: OkResponse,
  },
  "POST /createproject": {
    id: "createProject",
    tag: "Projects",
    errors: [
      "project_limit",
      "no_file",
      "empty_file",
      "file_too_large",
      "not_audio",
      "unreadable_audio",
      "section_too_short",
      "section_too_long",
      "section_invalid",
      "too_many_uploads",
      "uploads_full",
      "song_processing_failed",
    ],
    access: "session",
    summary: "Makes a draft of a section of a song; the form's field `file` holds the song",
    parameters: [
      {
        name: REQUEST_KEY_HEADER,
        in: "header",
        description: "Names the request: sent again under the same name, it makes no second project",
        schema: { type: "string" },
      },
    ],
    answerExample: { projectID: PROJECT },
    form: CreateProjectFields,
    answer: CreateProjectResponse,
  },
  "POST /updatedanceform": {
    id: "updateDanceForm",
    tag: "Projects",
    errors: ["project_not_found", "invalid_style"],
    access: "session",
    example: { projectID: PROJECT, danceform: "Salsa, Ballet, " },
    summary: "Chooses dance styles",
    json: UpdateDanceFormRequest,
    answer: OkResponse,
  },
  "POST /generatedance": {
    id: "generateDance",
    tag: "Generation",
    errors: [
      "project_not_found",
      "no_dance_style",
      "generation_failed",
      "generation_cancelled",
      "too_many_queued",
      "queue_full",
    ],
    access: "session",
    example: { projectID: PROJECT },
    summary: "Generates the choreography; answers when it is there",
    json: GenerateDanceRequest,
    answer: OkResponse,
  },
  "GET /fetchproject/:projectId": {
    id: "fetchProject",
    tag: "Projects",
    errors: ["invalid_project_id", "project_not_found"],
    access: "either",
    summary: "A public project or one's own",
    answer: FetchProjectResponse,
    answerExample: {
      project: {
        projectID: PROJECT,
        projectName: "brave otter",
        song: "/api/media/songs/0123.mp3?expires=1790000000&signature=abc",
        choreography: '{"0.00":{"lyrics":"","steps":[12,13]}}',
        visibility: "public",
        owner: "0b4d1f3e-8f0a-4f5e-9d53-1c0f6a7b8c9d",
        duration: 30,
        checkpoint: 3,
        generating: false,
        danceform: "Salsa, Ballet, ",
        version: 1,
      },
    },
  },
  "GET /deleteaccount/:uid": {
    id: "deleteAccount",
    tag: "Account",
    access: "session",
    summary: "Deletes the account with everything of it",
    answer: OkResponse,
  },
  "GET /settings": {
    id: "settings",
    tag: "Site",
    access: "anyone",
    summary: "What is set up on this server",
    answer: SettingsResponse,
  },
  "GET /songs": { id: "songs", tag: "Library", access: "anyone", summary: "The library", answer: SongsResponse },
  "GET /songs/:file": {
    id: "songFile",
    tag: "Library",
    errors: ["not_found"],
    access: "anyone",
    summary: "A file of the library, in ranges if asked",
    type: "application/octet-stream",
  },
  "GET /profile": { id: "profile", tag: "Account", access: "session", summary: "The user", answer: User },
  "PUT /profile": {
    id: "updateProfile",
    tag: "Account",
    access: "session",
    example: { name: "Ann" },
    summary: "Changes the display name",
    json: UpdateProfileRequest,
    answer: OkResponse,
  },
  "GET /preferences": {
    id: "preferences",
    tag: "Account",
    access: "session",
    summary: "How the user's next dances begin",
    answer: Preferences,
  },
  "PUT /preferences": {
    id: "updatePreferences",
    tag: "Account",
    access: "session",
    example: {},
    summary: "Keeps how the user's next dances begin, in place of what was kept before",
    json: Preferences,
    answer: OkResponse,
  },
  "PUT /password": {
    id: "changePassword",
    tag: "Account",
    errors: ["wrong_password", "weak_password", "no_password"],
    access: "session",
    example: { oldPassword: "correct horse 1", newPassword: "correct horse 2" },
    summary: "Changes the password with the old one",
    json: ChangePasswordRequest,
    answer: OkResponse,
  },
  "PUT /profilepicture": {
    id: "updateProfilePicture",
    tag: "Account",
    errors: ["no_file", "empty_file", "file_too_large", "invalid_picture", "too_many_uploads", "uploads_full"],
    access: "session",
    summary: "Changes the picture; the form's field `file` holds it",
    form: z.object({}),
    answer: ProfilePictureResponse,
  },
  "GET /generation/:projectID": {
    id: "generation",
    tag: "Generation",
    errors: ["invalid_project_id", "project_not_found", "not_found", "too_many_connections"],
    access: "session",
    summary: "The progress of a generation as events named `progress`",
    answer: GenerationProgress,
    answerExample: { stage: "listening", progress: 0.4 },
    type: "text/event-stream",
  },
  "DELETE /generation/:projectID": {
    id: "cancelGeneration",
    tag: "Generation",
    errors: ["invalid_project_id", "project_not_found"],
    access: "session",
    summary: "Cancels the generation that is queued or running, if any",
    answer: OkResponse,
  },
  "PUT /project": {
    id: "updateProject",
    tag: "Projects",
    errors: ["project_not_found"],
    access: "session",
    example: { projectID: PROJECT, name: "brave otter" },
    summary: "Changes a project: its name, or who dances, where, and seen from where",
    json: UpdateProjectRequest,
    answer: OkResponse,
  },
  "POST /duplicate": {
    id: "duplicateProject",
    tag: "Projects",
    errors: ["project_not_found", "project_limit"],
    access: "session",
    example: { projectID: PROJECT },
    summary: "Makes another project with the same song, dance and staging",
    json: DuplicateRequest,
    answer: CreateProjectResponse,
  },
  "PUT /song": {
    id: "changeSong",
    tag: "Projects",
    errors: [
      "project_not_found",
      "song_in_use",
      "no_file",
      "empty_file",
      "file_too_large",
      "not_audio",
      "unreadable_audio",
      "section_too_short",
      "section_too_long",
      "section_invalid",
      "too_many_uploads",
      "uploads_full",
      "song_processing_failed",
    ],
    access: "session",
    summary:
      "Keeps another song, or a narrower part of the one that is there; the form's field `file` holds the other one. The dance before goes",
    form: ChangeSongFields,
    answer: OkResponse,
  },
  "PUT /projectpicture": {
    id: "updateProjectPicture",
    tag: "Projects",
    errors: [
      "project_not_found",
      "no_file",
      "empty_file",
      "file_too_large",
      "invalid_picture",
      "too_many_uploads",
      "uploads_full",
    ],
    access: "session",
    summary: "Keeps a picture of the dance for the dashboard; the form's field `file` holds it",
    form: ProjectPictureFields,
    answer: ProjectPictureResponse,
  },
  "PUT /choreography": {
    id: "saveChoreography",
    tag: "Projects",
    errors: ["project_not_found", "invalid_choreography", "choreography_conflict", "being_generated"],
    access: "session",
    example: { projectID: PROJECT, choreography: '{"0.00":{"lyrics":"","steps":[12,13]}}', version: 1 },
    summary: "Saves an edited choreography",
    json: SaveChoreographyRequest,
    answer: SaveChoreographyResponse,
    answerExample: { version: 2 },
  },
  "POST /regenerate": {
    id: "regenerate",
    tag: "Generation",
    errors: [
      "project_not_found",
      "no_dance_style",
      "choreography_conflict",
      "generation_failed",
      "generation_cancelled",
      "too_many_queued",
      "queue_full",
    ],
    access: "session",
    example: { projectID: PROJECT, section: "0.00" },
    summary: "Plans again, the whole or one section",
    json: RegenerateRequest,
    answer: OkResponse,
  },
  "GET /media/*key": {
    id: "media",
    tag: "Library",
    errors: ["media_expired", "not_found"],
    access: "anyone",
    summary: "A stored file by signed address, in ranges if asked",
    type: "application/octet-stream",
  },
  "GET /oembed": {
    id: "oEmbed",
    tag: "Site",
    errors: ["invalid_request", "unsupported_format", "project_not_found", "unauthenticated"],
    access: "anyone",
    summary: "How to embed a public project",
    parameters: [
      {
        name: "url",
        in: "query",
        required: true,
        description: "The address of the project's page or player",
        schema: { type: "string", format: "uri" },
      },
      { name: "maxwidth", in: "query", description: "Pixels", schema: { type: "integer", minimum: 1 } },
      { name: "maxheight", in: "query", description: "Pixels", schema: { type: "integer", minimum: 1 } },
      { name: "format", in: "query", description: "There is one", schema: { type: "string", enum: ["json"] } },
    ],
    answer: z.record(z.string(), z.unknown()),
  },
  "GET /openapi.json": {
    id: "openApi",
    tag: "Site",
    access: "anyone",
    summary: "This document",
    answer: z.record(z.string(), z.unknown()),
  },
  "GET /healthz": {
    id: "healthz",
    tag: "Operation",
    access: "anyone",
    summary: "Whether the process answers",
    answer: OkResponse,
  },
  "GET /readyz": {
    id: "readyz",
    tag: "Operation",
    access: "anyone",
    summary: "Whether database and storage answer and can be written",
    answer: OkResponse,
  },
  "GET /metrics": {
    id: "metrics",
    tag: "Operation",
    errors: ["not_found"],
    access: "operator",
    summary: "Figures for Prometheus; needs `Authorization: Bearer` with the operator's METRICS_TOKEN",
    type: "text/plain",
  },
};
