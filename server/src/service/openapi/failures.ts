import { API_ERRORS, ApiError, type ApiErrorCode, type FieldError } from "@nataraj/sdk/contract";
import { ERROR_SCHEMA } from "./schemas.ts";

/** What may befall any request. */
const ANYWHERE: readonly ApiErrorCode[] = ["method_not_allowed", "not_found", "request_timeout", "target_too_long"];
/** Statuses that say when to come again. */
const WITH_RETRY_AFTER = [429, 503];

/** What a call may be refused with: an answer for each status, with an example for each code of the catalogue. */
export function failures(codes: readonly ApiErrorCode[]): object {
  const statuses = new Set(codes.map((code) => API_ERRORS[code].status));
  const entries = [...statuses].map((status) => {
    const same = new Set(codes.filter((code) => API_ERRORS[code].status === status));
    return [status, failure(status, [...same])];
  });
  return {
    ...Object.fromEntries(entries),
    default: { ...failure(0, ANYWHERE), description: "An error of the catalogue" },
  };
}

/** What refusals that name fields say of them. */
const FIELDS: Partial<Record<ApiErrorCode, FieldError>> = {
  invalid_request: { path: "projectID", message: "Invalid input: expected a project id" },
  invalid_project_id: { path: "projectId", message: "Invalid input: expected a project id" },
  invalid_contact: { path: "email", message: "Invalid input: expected an e-mail address" },
  unsupported_media_type: { path: "", message: "Invalid input: expected application/json" },
};

/** The errors of the catalogue that a document's answers show, for its `components`. */
export const ERROR_EXAMPLES = Object.fromEntries(
  (Object.keys(API_ERRORS) as ApiErrorCode[]).map((code) => {
    const field = FIELDS[code];
    return [code, { value: new ApiError(code, undefined, { fields: field && [field] }).toJSON() }];
  }),
);

function failure(status: number, codes: readonly ApiErrorCode[]): object {
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: codes.map((code) => `\`${code}\``).join(", "),
    ...(WITH_RETRY_AFTER.includes(status) && {
      headers: { "Retry-After": { description: "Seconds until another try is heard", schema: { type: "integer" } } },
    }),
    content: { "application/json": { schema: ERROR_SCHEMA, examples } },
  };
}
