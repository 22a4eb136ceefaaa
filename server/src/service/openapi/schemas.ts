import {
  API_ERRORS,
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
  UpdatePreferencesRequest,
  UpdateProfileRequest,
  UpdateProjectRequest,
  User,
} from "@nataraj/sdk/contract";
import * as z from "zod/mini";
import type { Schema } from "./call.ts";

/** The schemas of the contract by the names that the document gives them. */
const NAMED: Record<string, Schema> = {
  Error: ApiErrorBody,
  Ok: OkResponse,
  Blogs: BlogsResponse,
  ChangePassword: ChangePasswordRequest,
  ChangeSong: ChangeSongFields,
  Contact: ContactRequest,
  CreateProject: CreateProjectFields,
  CreatedProject: CreateProjectResponse,
  Duplicate: DuplicateRequest,
  Projects: FetchProjectsResponse,
  ProjectAnswer: FetchProjectResponse,
  GenerateDance: GenerateDanceRequest,
  GenerationProgress,
  Preferences,
  ProfilePicture: ProfilePictureResponse,
  ProjectPicture: ProjectPictureFields,
  ProjectPictureAnswer: ProjectPictureResponse,
  Regenerate: RegenerateRequest,
  SaveChoreography: SaveChoreographyRequest,
  SavedChoreography: SaveChoreographyResponse,
  Settings: SettingsResponse,
  Songs: SongsResponse,
  UpdateDanceForm: UpdateDanceFormRequest,
  UpdatePreferences: UpdatePreferencesRequest,
  UpdateProfile: UpdateProfileRequest,
  UpdateProject: UpdateProjectRequest,
  User,
};
/** Of these a form is sent, whose field `file` holds a file; a song may also be narrowed without one. */
const FORMS: readonly Schema[] = [CreateProjectFields, ProjectPictureFields];
const FORMS_WITHOUT_FILE: readonly Schema[] = [ChangeSongFields];

/** All named schemas, for the document's `components`. */
export function namedSchemas(): Record<string, object> {
  const entries = Object.entries(NAMED).map(([name, schema]) => {
    if (FORMS.includes(schema)) return [name, withFile(schemaOf(schema), true)];
    return [name, FORMS_WITHOUT_FILE.includes(schema) ? withFile(schemaOf(schema), false) : schemaOf(schema)];
  });
  const schemas = Object.fromEntries(entries) as Record<string, object>;
  const error = schemas.Error as { properties: object };
  const codes = { type: "string", enum: Object.keys(API_ERRORS) };
  return { ...schemas, Error: { ...error, properties: { ...error.properties, error: codes } } };
}

/** Where the document has a schema by its name, that name; else the schema. */
export function reference(schema: Schema): object {
  const [name] = Object.entries(NAMED).find(([, each]) => each === schema) ?? [];
  return name ? { $ref: `#/components/schemas/${name}` } : schemaOf(schema);
}

/** A form with a file and no other field. */
export const FILE_FORM = withFile({ type: "object" }, true);

/** A schema of what is sent, as JSON Schema. */
export function schemaOf(schema: Schema): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json;
}

function withFile(schema: Record<string, unknown>, isRequired: boolean): object {
  const required = [...((schema.required as string[] | undefined) ?? []), ...(isRequired ? ["file"] : [])];
  const file = { type: "string", format: "binary" };
  return { ...schema, properties: { ...(schema.properties as object | undefined), file }, required };
}
