import * as z from "zod/mini";
import { CastRequest } from "./cast-request.ts";
import { MAX_DISPLAY_NAME } from "./limits.ts";
import { Preferences } from "./preferences.ts";

/** PUT /profile. */
export const UpdateProfileRequest = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DISPLAY_NAME)),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;

/** PUT /preferences: what takes the place of those before. */
export const UpdatePreferencesRequest = z.object({ ...Preferences.shape, cast: z.optional(CastRequest) });
export type UpdatePreferencesRequest = z.infer<typeof UpdatePreferencesRequest>;

/** PUT /password. Refused with `wrong_password`, `weak_password` or `no_password`. Other sessions end. */
export const ChangePasswordRequest = z.object({ oldPassword: z.string(), newPassword: z.string() });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
