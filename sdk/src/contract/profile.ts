import * as z from "zod/mini";

/** The ways into an account, in the order in which they are shown. */
export const LOGIN_METHODS = ["password", "google", "github"] as const;

/** One of them. */
export const LoginMethod = z.literal(LOGIN_METHODS);
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

/** PUT /profilepicture (multipart form, field `file`). */
export const ProfilePictureResponse = z.object({ photoURL: z.string() });
export type ProfilePictureResponse = z.infer<typeof ProfilePictureResponse>;
