/**
 * The API as functions, and its errors: the part of the sdk that a program needs which only reads and plays dances.
 * @example
 * ```ts
 * import { createNatarajClient, isApiError } from "@nataraj/sdk/client";
 *
 * const client = createNatarajClient({ backend: "https://dance.example.org/api" });
 * try {
 *   const songs = await client.songs();
 *   console.log(songs.map(({ title }) => title));
 * } catch (error) {
 *   console.log(isApiError(error) ? error.code : "No answer came.");
 * }
 * ```
 */

export type { FieldError } from "../contract/error-body.ts";
export { ApiError, type ApiErrorCode, isApiError } from "../contract/errors.ts";
export { errorOfAnswer, statusTextOf } from "./answers.ts";
export type * from "./client.ts";
export { answered, ConnectionError, connectionErrorOf } from "./connection-error.ts";
export { type ClientOptions, createNatarajClient } from "./create-client.ts";
