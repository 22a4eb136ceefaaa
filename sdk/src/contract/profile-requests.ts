import * as z from "zod/mini";
import { MAX_DISPLAY_NAME } from "./limits.ts";

/** PUT /profile. */
export const UpdateProfileRequest = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DISPLAY_NAME)),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;

/** PUT /password. Refused with `wrong_password`, `weak_password` or `no_password`. Other sessions end. */
export const ChangePasswordRequest = z.object({ oldPassword: z.string(), newPassword: z.string() });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
