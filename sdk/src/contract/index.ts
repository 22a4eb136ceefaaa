/**
 * One contract for both sides: the server validates by it, the client types itself by it.
 * @example
 * ```ts
 * import { DANCE_STYLES, SaveChoreographyRequest } from "@nataraj/sdk/contract";
 *
 * console.log(DANCE_STYLES.includes("Ballet"));
 * console.log(SaveChoreographyRequest.safeParse({ version: 1 }).success); // false: the project is missing
 * ```
 */

export * from "./blogs.ts";
export * from "./clip-text.ts";
export * from "./contact.ts";
export * from "./credentials.ts";
export * from "./error-body.ts";
export * from "./errors.ts";
export * from "./generation.ts";
export * from "./generation-requests.ts";
export * from "./known-lyrics.ts";
export * from "./limits.ts";
export * from "./login-providers.ts";
export * from "./looks.ts";
export * from "./lyrics.ts";
export * from "./moves.ts";
export * from "./posters.ts";
export * from "./preferences.ts";
export * from "./profile.ts";
export * from "./profile-requests.ts";
export * from "./project-id.ts";
export * from "./project-name.ts";
export * from "./project-requests.ts";
export * from "./projects.ts";
export * from "./settings.ts";
export * from "./songs.ts";
export * from "./styles.ts";
export * from "./tempo-correction.ts";
export * from "./texts.ts";
