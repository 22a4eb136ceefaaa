import * as z from "zod/mini";
import { MAX_DISPLAY_NAME } from "./limits.ts";

/** The ways into an account. */
export const LoginMethod = z.enum(["password", "google", "github"]);
export type LoginMethod = z.infer<typeof LoginMethod>;

/** GET /profile: the signed-in user. Null where the user has none. */
export const User = z.object({
  uid: z.string(),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Short-lived signed URL. */
  photoURL: z.nullable(z.string()),
  /** How the user can log in. */
  logins: z.optional(z.array(LoginMethod)),
});
export type User = z.infer<typeof User>;

/** PUT /profile. */
export const UpdateProfileRequest = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DISPLAY_NAME)),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;

/** PUT /password. Refused with `wrong_password`, `weak_password` or `no_password`. Other sessions end. */
export const ChangePasswordRequest = z.object({ oldPassword: z.string(), newPassword: z.string() });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** PUT /profilepicture (multipart form, field `file`). */
export const ProfilePictureResponse = z.object({ photoURL: z.string() });
export type ProfilePictureResponse = z.infer<typeof ProfilePictureResponse>;
