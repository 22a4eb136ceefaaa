import type { ApiErrorBody, FieldError } from "./error-body.ts";
import { ERROR_TEXTS } from "./error-texts.ts";

/**
 * Every error that the API answers with: its code, the HTTP status it travels with and the sentence for the person.
 * The body of such an answer is `{error: code, message: sentence}`, with `fields` where fields of the request are wrong.
 */
export const API_ERRORS = {
  unauthenticated: { status: 401, message: "Please log in and then try again." },
  forbidden: { status: 403, message: ERROR_TEXTS.noAccess },
  anti_csrf: { status: 401, message: "Please log in and then try again." },
  fresh_login_needed: { status: 403, message: "Please log in again and then delete your account." },
  project_not_found: { status: 404, message: "This project does not exist." },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: { status: 405, message: "This address does not answer this kind of request." },
  invalid_request: { status: 400, message: "The request is not valid." },
  unsupported_media_type: { status: 415, message: "This call takes another type of body." },
  invalid_project_id: { status: 400, message: "This is not a project id." },
  project_limit: { status: 403, message: ERROR_TEXTS.projectLimit },
  no_file: { status: 400, message: ERROR_TEXTS.noFile },
  empty_file: { status: 400, message: "The file is empty. Please choose another one." },
  not_audio: { status: 415, message: ERROR_TEXTS.invalidFile },
  unreadable_audio: { status: 422, message: "The file could not be read as music. Please choose another one." },
  song_processing_failed: {
    status: 500,
    message: "The song could not be processed. The fault is ours, not the song's. Please try again later.",
  },
  song_too_long: {
    status: 422,
    message: "The song is longer than 30 minutes. Please choose a shorter one, or another kind of file.",
  },
  prepared_song_not_found: { status: 404, message: "This song is no longer stored. Please choose its file again." },
  file_too_large: { status: 413, message: "The file is too large. Please choose a smaller one." },
  section_too_short: { status: 422, message: "Please choose a part of at least 1 second." },
  section_too_long: { status: 422, message: ERROR_TEXTS.tooLong },
  section_invalid: { status: 422, message: "The part must lie inside the song, and start before it ends." },
  invalid_style: { status: 400, message: "Please choose at least one dance style." },
  no_dance_style: { status: 409, message: "Please choose a dance style first." },
  generation_failed: { status: 500, message: "The choreography could not be generated. Please try again." },
  generation_cancelled: { status: 409, message: "The generation was cancelled." },
  too_many_queued: {
    status: 503,
    message: "Several of your choreographies are waiting already. Please try again when one of them is done.",
  },
  queue_full: {
    status: 503,
    message: "Many choreographies are waiting to be generated at the moment. Please try again in a minute.",
  },
  song_in_use: { status: 409, message: "A dance is being made to this song. Please try again when it is done." },
  being_generated: {
    status: 409,
    message: "A new dance is being made. Your changes are kept here, and saved when it is done.",
  },
  choreography_conflict: { status: 409, message: "The choreography was changed elsewhere. Please reload it." },
  invalid_choreography: { status: 400, message: ERROR_TEXTS.unreadable },
  invalid_contact: { status: 400, message: ERROR_TEXTS.contactInvalid },
  too_many_uploads: {
    status: 429,
    message: "You are uploading several files already. Please wait until they are done and then try again.",
  },
  uploads_full: { status: 503, message: "There is no room for uploads at the moment. Please try again in a minute." },
  rate_limited: { status: 429, message: "Too many tries. Please wait a while and then try again." },
  too_many_connections: {
    status: 429,
    message: "Too many pages are open at once. Please close some and then try again.",
  },
  target_too_long: { status: 414, message: "This address is too long." },
  request_timeout: { status: 408, message: "The request took too long to arrive. Please try again." },
  invalid_picture: { status: 415, message: "The picture could not be read. Please choose a PNG, JPEG or WebP file." },
  picture_too_large: { status: 413, message: "The picture has too many pixels. Please choose a smaller one." },
  wrong_password: { status: 422, message: "The old password is not correct." },
  weak_password: { status: 422, message: ERROR_TEXTS.passwordRule },
  no_password: { status: 409, message: "Your account has no password: you log in with Google or GitHub." },
  media_expired: { status: 403, message: "This link has expired." },
  unavailable: { status: 503, message: "The service is not available at the moment. Please try again later." },
  unsupported_format: { status: 501, message: "This format is not supported: ask for JSON." },
  internal: { status: 500, message: "Unexpected error occurred!" },
} as const satisfies Record<string, { status: number; message: string }>;

/** A code of the catalogue. */
export type ApiErrorCode = keyof typeof API_ERRORS;

/** Whether a text is a code of the catalogue. */
export function isApiErrorCode(text: string): text is ApiErrorCode {
  return Object.hasOwn(API_ERRORS, text);
}

/** By this an error is known although another copy of this module made it: a host's bundle may hold two. */
const MARK = Symbol.for("nataraj.ApiError");

/** How an {@link ApiError} is made. */
export interface ApiErrorOptions extends ErrorOptions {
  /** Seconds after which the server will hear another try. */
  retryAfter?: number | undefined;
  /** Names the request in the server's log. */
  requestId?: string | undefined;
  /** The text beside the status in the answer's first line, where it had one. */
  statusText?: string | undefined;
  /** What is wrong with the request. */
  fields?: readonly FieldError[] | undefined;
}

/**
 * An error of the catalogue, thrown where it is known: by the server, which answers with it, and by the client, which
 * reads it back from the answer. The client's has nothing of the request in it, which may have held a password.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  /** HTTP status that the error travels with. */
  readonly status: number;
  /** Seconds after which the server will hear another try, where its answer said so (`rate_limited`, a full queue). */
  readonly retryAfter: number | undefined;
  /** Names the request in the server's log, where the answer said so: `X-Request-Id`. */
  readonly requestId: string | undefined;
  /** The text beside the status in the answer's first line; undefined where it had none (HTTP/2). */
  readonly statusText: string | undefined;
  /** The fields of the request that are wrong, for the client's developer; undefined for other errors. */
  readonly fields: readonly FieldError[] | undefined;

  constructor(code: ApiErrorCode, message: string = API_ERRORS[code].message, options?: ApiErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = API_ERRORS[code].status;
    this.retryAfter = options?.retryAfter;
    this.requestId = options?.requestId;
    this.statusText = options?.statusText;
    this.fields = options?.fields;
    Object.defineProperty(this, MARK, { value: true });
  }

  toJSON(): ApiErrorBody {
    return { error: this.code, message: this.message, ...(this.fields && { fields: [...this.fields] }) };
  }
}

/**
 * Whether a caught value is an error of the catalogue (of one of the codes, when given). It may come from another copy
 * of the sdk.
 * @example if (isApiError(error, "rate_limited")) await waitSeconds(error.retryAfter ?? 60);
 */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  if (typeof error !== "object" || error === null || !(MARK in error)) return false;
  return codes.length === 0 || codes.includes((error as unknown as ApiError).code);
}
