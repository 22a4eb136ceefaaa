import Router from "@koa/router";
import {
  ApiErrorBody,
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
import { anyOrigin } from "../http/any-origin.ts";

type Schema = z.ZodMiniType;
/** Who may make a call. `either`: anyone of what is public, and its owner with a session. */
type Access = "anyone" | "session" | "either" | "operator";

interface Call {
  /** As the sdk's client calls it. */
  id: string;
  access: Access;
  summary: string;
  json?: Schema;
  /** A body that is right. */
  example?: object;
  form?: Schema;
  answer?: Schema;
  /** Media type of the answer when it is not JSON. */
  type?: string;
}

/** The project of the examples. */
const PROJECT = "nataraj-0123456789abcdef0123456789abcdef";

/** The calls by method and path, as the router has them (a test compares the two). */
export const CALLS: Record<string, Call> = {
  "POST /contactus": {
    id: "contactUs",
    access: "anyone",
    example: { email: "ann@example.org", text: "How long may a song be?" },
    summary: "Sends a message to the operator",
    json: ContactRequest,
    answer: OkResponse,
  },
  "GET /fetchprojects/:uid": {
    id: "fetchProjects",
    access: "session",
    summary: "The user's own projects",
    answer: FetchProjectsResponse,
  },
  "GET /changeprojectvisibility/:projectId/:visibility": {
    id: "changeProjectVisibility",
    access: "session",
    summary: "Makes public or private",
    answer: OkResponse,
  },
  "GET /deleteproject/:projectId": {
    id: "deleteProject",
    access: "session",
    summary: "Deletes a project with its song",
    answer: OkResponse,
  },
  "GET /blogs": { id: "blogs", access: "anyone", summary: "Blog posts in markdown by date", answer: BlogsResponse },
  "GET /createuserdata/:uid": {
    id: "createUserData",
    access: "session",
    summary: "Notes a user after login",
    answer: OkResponse,
  },
  "POST /createproject": {
    id: "createProject",
    access: "session",
    summary: "Makes a draft of a section of a song; the form's field `file` holds the song",
    form: CreateProjectFields,
    answer: CreateProjectResponse,
  },
  "POST /updatedanceform": {
    id: "updateDanceForm",
    access: "session",
    example: { projectID: PROJECT, danceform: "Salsa, Ballet, " },
    summary: "Chooses dance styles",
    json: UpdateDanceFormRequest,
    answer: OkResponse,
  },
  "POST /generatedance": {
    id: "generateDance",
    access: "session",
    example: { projectID: PROJECT },
    summary: "Generates the choreography; answers when it is there",
    json: GenerateDanceRequest,
    answer: OkResponse,
  },
  "GET /fetchproject/:projectId": {
    id: "fetchProject",
    access: "either",
    summary: "A public project or one's own",
    answer: FetchProjectResponse,
  },
  "GET /deleteaccount/:uid": {
    id: "deleteAccount",
    access: "session",
    summary: "Deletes the account with everything of it",
    answer: OkResponse,
  },
  "GET /settings": {
    id: "settings",
    access: "anyone",
    summary: "What is set up on this server",
    answer: SettingsResponse,
  },
  "GET /songs": { id: "songs", access: "anyone", summary: "The library", answer: SongsResponse },
  "GET /songs/:file": {
    id: "songFile",
    access: "anyone",
    summary: "A file of the library, in ranges if asked",
    type: "application/octet-stream",
  },
  "GET /profile": { id: "profile", access: "session", summary: "The user", answer: User },
  "PUT /profile": {
    id: "updateProfile",
    access: "session",
    example: { name: "Ann" },
    summary: "Changes the display name",
    json: UpdateProfileRequest,
    answer: OkResponse,
  },
  "GET /preferences": {
    id: "preferences",
    access: "session",
    summary: "How the user's next dances begin",
    answer: Preferences,
  },
  "PUT /preferences": {
    id: "updatePreferences",
    access: "session",
    example: {},
    summary: "Keeps how the user's next dances begin, in place of what was kept before",
    json: Preferences,
    answer: OkResponse,
  },
  "PUT /password": {
    id: "changePassword",
    access: "session",
    example: { oldPassword: "correct horse 1", newPassword: "correct horse 2" },
    summary: "Changes the password with the old one",
    json: ChangePasswordRequest,
    answer: OkResponse,
  },
  "PUT /profilepicture": {
    id: "updateProfilePicture",
    access: "session",
    summary: "Changes the picture; the form's field `file` holds it",
    form: z.object({}),
    answer: ProfilePictureResponse,
  },
  "GET /generation/:projectID": {
    id: "generation",
    access: "session",
    summary: "The progress of a generation as events named `progress`",
    answer: GenerationProgress,
    type: "text/event-stream",
  },
  "DELETE /generation/:projectID": {
    id: "cancelGeneration",
    access: "session",
    summary: "Cancels the generation that is queued or running, if any",
    answer: OkResponse,
  },
  "PUT /project": {
    id: "updateProject",
    access: "session",
    example: { projectID: PROJECT, name: "brave otter" },
    summary: "Changes a project: its name, or who dances, where, and seen from where",
    json: UpdateProjectRequest,
    answer: OkResponse,
  },
  "POST /duplicate": {
    id: "duplicateProject",
    access: "session",
    example: { projectID: PROJECT },
    summary: "Makes another project with the same song, dance and staging",
    json: DuplicateRequest,
    answer: CreateProjectResponse,
  },
  "PUT /song": {
    id: "changeSong",
    access: "session",
    summary:
      "Keeps another song, or a narrower part of the one that is there; the form's field `file` holds the other one. The dance before goes",
    form: ChangeSongFields,
    answer: OkResponse,
  },
  "PUT /projectpicture": {
    id: "updateProjectPicture",
    access: "session",
    summary: "Keeps a picture of the dance for the dashboard; the form's field `file` holds it",
    form: ProjectPictureFields,
    answer: ProjectPictureResponse,
  },
  "PUT /choreography": {
    id: "saveChoreography",
    access: "session",
    example: { projectID: PROJECT, choreography: '{"0.00":{"lyrics":"","steps":[12,13]}}', version: 1 },
    summary: "Saves an edited choreography",
    json: SaveChoreographyRequest,
    answer: SaveChoreographyResponse,
  },
  "POST /regenerate": {
    id: "regenerate",
    access: "session",
    example: { projectID: PROJECT, section: "0.00" },
    summary: "Plans again, the whole or one section",
    json: RegenerateRequest,
    answer: OkResponse,
  },
  "GET /media/*key": {
    id: "media",
    access: "anyone",
    summary: "A stored file by signed address, in ranges if asked",
    type: "application/octet-stream",
  },
  "GET /oembed": {
    id: "oEmbed",
    access: "anyone",
    summary: "How to embed a public project",
    answer: z.record(z.string(), z.unknown()),
  },
  "GET /openapi.json": {
    id: "openApi",
    access: "anyone",
    summary: "This document",
    answer: z.record(z.string(), z.unknown()),
  },
  "GET /healthz": { id: "healthz", access: "anyone", summary: "Whether the process answers", answer: OkResponse },
  "GET /readyz": {
    id: "readyz",
    access: "anyone",
    summary: "Whether database and storage answer and can be written",
    answer: OkResponse,
  },
  "GET /metrics": {
    id: "metrics",
    access: "operator",
    summary: "Figures for Prometheus; needs `Authorization: Bearer` with the operator's METRICS_TOKEN",
    type: "text/plain",
  },
};

/** GET /openapi.json: the contract, generated from the schemas that requests are checked with. */
export function openApiRoute(): Router {
  const document = openApiDocument();
  const router = new Router();
  router.get("/openapi.json", anyOrigin, (ctx) => {
    ctx.body = document;
  });
  return router;
}

/** What answers hold, by the names that the document gives them. */
const COMPONENTS: Record<string, Schema> = {
  Error: ApiErrorBody,
  Ok: OkResponse,
  Projects: FetchProjectsResponse,
  ProjectAnswer: FetchProjectResponse,
  Settings: SettingsResponse,
  Songs: SongsResponse,
  User,
  GenerationProgress,
};

/** How one shows who one is. */
const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The access token of a session that was signed in to with `st-auth-mode: header`",
  },
  cookie: { type: "apiKey", in: "cookie", name: "sAccessToken", description: "A browser's session" },
  antiCsrf: {
    type: "apiKey",
    in: "header",
    name: "anti-csrf",
    description: "Sent with the cookie by calls that change something",
  },
  operator: { type: "http", scheme: "bearer", description: "The operator's METRICS_TOKEN" },
} as const;

/** By any one of the entries; by all the schemes of an entry. */
const SECURITY: Record<Access, object[]> = {
  anyone: [],
  session: [{ bearer: [] }, { cookie: [], antiCsrf: [] }],
  either: [{}, { bearer: [] }, { cookie: [] }],
  operator: [{ operator: [] }],
};

/** What answers mean that are errors, by their status. `5XX` and the rest are in the catalogue too. */
const FAILURES: Record<string, string> = {
  400: "The request is not right",
  401: "There is no session, or it has ended",
  403: "It is somebody else's, or not allowed",
  404: "There is no such thing",
  429: "Too many tries; `Retry-After` says when to come again, in seconds",
};

function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = { ...AUTH_PATHS };
  for (const [name, call] of Object.entries(CALLS)) {
    const [method = "", path = ""] = name.split(" ");
    const address = path.replace(/[:*](\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(path, call) };
  }
  const schemas = Object.entries(COMPONENTS).map(([name, schema]) => [name, schemaOf(schema)]);
  return {
    openapi: "3.1.0",
    info: { title: "Nataraj", version: "0.1.0", license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "/api" }],
    paths,
    components: { schemas: Object.fromEntries(schemas), securitySchemes: SECURITY_SCHEMES },
  };
}

function operation(path: string, call: Call): object {
  const { id, access, summary, json, example, form, answer, type = "application/json" } = call;
  const parameters = [...path.matchAll(/[:*](\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const body = json
    ? { "application/json": { schema: schemaOf(json), ...(example && { example }) } }
    : form && { "multipart/form-data": upload(form) };
  const text = type.startsWith("text/") ? {} : { format: "binary" };
  const answerContent = { schema: answer ? reference(answer) : { type: "string", ...text } };
  return {
    operationId: id,
    summary,
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: "OK", content: { [type]: answerContent } },
      ...failures(failuresOf(call, parameters.length > 0)),
    },
  };
}

function failuresOf({ access, json, form }: Call, names: boolean): number[] {
  return [
    ...(json || form || names ? [400] : []),
    ...(access === "anyone" ? [] : [401]),
    ...(access === "session" || access === "either" ? [403] : []),
    ...(names ? [404] : []),
    429,
  ];
}

/** The errors that a call may answer with; others are in the catalogue too. */
function failures(statuses: readonly number[]): object {
  const error = { "application/json": { schema: reference(ApiErrorBody) } };
  const entries = statuses.map((status) => [status, { description: FAILURES[status], content: error }]);
  return { ...Object.fromEntries(entries), default: { description: "An error of the catalogue", content: error } };
}

/** Where the document has a schema by its name, that name; else the schema. */
function reference(schema: Schema): object {
  const [name] = Object.entries(COMPONENTS).find(([, each]) => each === schema) ?? [];
  return name ? { $ref: `#/components/schemas/${name}` } : schemaOf(schema);
}

function schemaOf(schema: Schema): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json;
}

function upload(fields: Schema): object {
  const schema = schemaOf(fields);
  const properties = { ...(schema.properties as object | undefined), file: { type: "string", format: "binary" } };
  return {
    schema: { ...schema, properties, required: [...((schema.required as string[] | undefined) ?? []), "file"] },
  };
}

/** E-mail and password as SuperTokens wants them. */
const Credentials = z.object({
  formFields: z.array(z.object({ id: z.enum(["email", "password"]), value: z.string() })),
});
const CREDENTIALS_EXAMPLE = {
  formFields: [
    { id: "email", value: "ann@example.org" },
    { id: "password", value: "correct horse 1" },
  ],
};
/** How it went: OK, or why not. SuperTokens answers so with the status 200. */
const AuthAnswer = z.looseObject({ status: z.string() });

/**
 * SuperTokens' calls that programs need. With the header `st-auth-mode: header` the tokens come in the headers
 * `st-access-token` and `st-refresh-token`, otherwise as cookies.
 */
const AUTH_PATHS: Record<string, Record<string, object>> = {
  "/auth/signup": { post: authOperation("signUp", "Makes an account and signs in", Credentials) },
  "/auth/signin": { post: authOperation("signIn", "Signs in with e-mail and password", Credentials) },
  "/auth/signout": { post: authOperation("signOut", "Ends the session") },
  "/auth/session/refresh": {
    post: authOperation("refreshSession", "New tokens for a refresh token, which is sent as `Authorization: Bearer`"),
  },
};

function authOperation(id: string, summary: string, json?: Schema): object {
  return {
    operationId: id,
    summary,
    security: json ? [] : [{ bearer: [] }, { cookie: [], antiCsrf: [] }],
    parameters: [
      { name: "st-auth-mode", in: "header", required: false, schema: { type: "string", enum: ["cookie", "header"] } },
    ],
    ...(json && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(json), example: CREDENTIALS_EXAMPLE } },
      },
    }),
    responses: {
      200: { description: "How it went", content: { "application/json": { schema: schemaOf(AuthAnswer) } } },
      ...failures([400, 401, 429]),
    },
  };
}
