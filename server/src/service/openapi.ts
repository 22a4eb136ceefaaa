import Router from "@koa/router";
import {
  ApiErrorBody,
  BlogsResponse,
  ChangePasswordRequest,
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
interface Call {
  summary: string;
  json?: Schema;
  form?: Schema;
  answer?: Schema;
  /** Media type of the answer when it is not JSON. */
  type?: string;
}

/** The calls by method and path, as the router has them (a test compares the two). */
export const CALLS: Record<string, Call> = {
  "POST /contactus": { summary: "Sends a message to the operator", json: ContactRequest, answer: OkResponse },
  "GET /fetchprojects/:uid": { summary: "The user's own projects", answer: FetchProjectsResponse },
  "GET /changeprojectvisibility/:projectId/:visibility": { summary: "Makes public or private", answer: OkResponse },
  "GET /deleteproject/:projectId": { summary: "Deletes a project with its song", answer: OkResponse },
  "GET /blogs": { summary: "Blog posts in markdown by date", answer: BlogsResponse },
  "GET /createuserdata/:uid": { summary: "Notes a user after login", answer: OkResponse },
  "POST /createproject": {
    summary: "Makes a draft of a section of a song; the form's field `file` holds the song",
    form: CreateProjectFields,
    answer: CreateProjectResponse,
  },
  "POST /updatedanceform": { summary: "Chooses dance styles", json: UpdateDanceFormRequest, answer: OkResponse },
  "POST /generatedance": {
    summary: "Generates the choreography; answers when it is there",
    json: GenerateDanceRequest,
    answer: OkResponse,
  },
  "GET /fetchproject/:projectId": { summary: "A public project or one's own", answer: FetchProjectResponse },
  "GET /deleteaccount/:uid": { summary: "Deletes the account with everything of it", answer: OkResponse },
  "GET /settings": { summary: "What is set up on this server", answer: SettingsResponse },
  "GET /songs": { summary: "The library", answer: SongsResponse },
  "GET /songs/:file": { summary: "A file of the library, in ranges if asked", type: "application/octet-stream" },
  "GET /profile": { summary: "The user", answer: User },
  "PUT /profile": { summary: "Changes the display name", json: UpdateProfileRequest, answer: OkResponse },
  "GET /preferences": { summary: "How the user's next dances begin", answer: Preferences },
  "PUT /preferences": {
    summary: "Keeps how the user's next dances begin, in place of what was kept before",
    json: Preferences,
    answer: OkResponse,
  },
  "PUT /password": {
    summary: "Changes the password with the old one",
    json: ChangePasswordRequest,
    answer: OkResponse,
  },
  "PUT /profilepicture": {
    summary: "Changes the picture; the form's field `file` holds it",
    form: z.object({}),
    answer: ProfilePictureResponse,
  },
  "GET /generation/:projectID": {
    summary: "The progress of a generation as events named `progress`",
    answer: GenerationProgress,
    type: "text/event-stream",
  },
  "DELETE /generation/:projectID": {
    summary: "Cancels the generation that is queued or running, if any",
    answer: OkResponse,
  },
  "PUT /project": {
    summary: "Changes a project: its name, or who dances, where, and seen from where",
    json: UpdateProjectRequest,
    answer: OkResponse,
  },
  "POST /duplicate": {
    summary: "Makes another project with the same song, dance and staging",
    json: DuplicateRequest,
    answer: CreateProjectResponse,
  },
  "PUT /projectpicture": {
    summary: "Keeps a picture of the dance for the dashboard; the form's field `file` holds it",
    form: ProjectPictureFields,
    answer: ProjectPictureResponse,
  },
  "PUT /choreography": {
    summary: "Saves an edited choreography",
    json: SaveChoreographyRequest,
    answer: SaveChoreographyResponse,
  },
  "POST /regenerate": { summary: "Plans again, the whole or one section", json: RegenerateRequest, answer: OkResponse },
  "GET /media/*key": {
    summary: "A stored file by signed address, in ranges if asked",
    type: "application/octet-stream",
  },
  "GET /oembed": { summary: "How to embed a public project", answer: z.record(z.string(), z.unknown()) },
  "GET /openapi.json": { summary: "This document", answer: z.record(z.string(), z.unknown()) },
  "GET /healthz": { summary: "Whether the process answers", answer: OkResponse },
  "GET /readyz": { summary: "Whether database and storage answer and can be written", answer: OkResponse },
  "GET /metrics": {
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

function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    const [method = "", path = ""] = name.split(" ");
    const address = path.replace(/[:*](\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(path, call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Nataraj", version: "0.1.0" },
    servers: [{ url: "/api" }],
    paths,
  };
}

function operation(path: string, { summary, json, form, answer, type = "application/json" }: Call): object {
  const parameters = [...path.matchAll(/[:*](\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const body = json ? { "application/json": content(json) } : form && { "multipart/form-data": upload(form) };
  const text = type.startsWith("text/") ? {} : { format: "binary" };
  const answerContent = answer ? content(answer) : { schema: { type: "string", ...text } };
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: "OK", content: { [type]: answerContent } },
      default: { description: "An error of the catalogue", content: { "application/json": content(ApiErrorBody) } },
    },
  };
}

function content(schema: Schema): { schema: Record<string, unknown> } {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return { schema: json };
}

function upload(fields: Schema): object {
  const { schema } = content(fields);
  const properties = { ...(schema.properties as object | undefined), file: { type: "string", format: "binary" } };
  return {
    schema: { ...schema, properties, required: [...((schema.required as string[] | undefined) ?? []), "file"] },
  };
}
