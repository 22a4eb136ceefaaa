import { Preferences } from "../preferences.ts";
import { ProfilePictureResponse, User } from "../profile.ts";
import { ChangePasswordRequest, UpdatePreferencesRequest, UpdateProfileRequest } from "../profile-requests.ts";
import type { Call, Route } from "./call.ts";
import { NoFields } from "./plain-schemas.ts";
import { PICTURE_REFUSALS } from "./refusals.ts";

/** Route of {@link createUserData}. */
export const createUserDataRoute = {
  method: "GET",
  path: "/createuserdata/:uid",
  access: "writer",
} as const satisfies Route;
/** The site makes it after each login. */
export const createUserData = {
  route: createUserDataRoute,
  tag: "Account",
  summary: "Notes a user after login",
} as const satisfies Call;

/** Route of {@link deleteAccount}. */
export const deleteAccountRoute = {
  method: "GET",
  path: "/deleteaccount/:uid",
  access: "writer",
} as const satisfies Route;
/** Wants a session that was signed in to in the last ten minutes. */
export const deleteAccount = {
  route: deleteAccountRoute,
  tag: "Account",
  summary: "Deletes the account with everything of it",
  errors: ["fresh_login_needed"],
} as const satisfies Call;

/** Route of {@link profile}. */
export const profileRoute = {
  method: "GET",
  path: "/profile",
  access: "reader",
  answer: User,
} as const satisfies Route;
/** Who is signed in. */
export const profile = {
  route: profileRoute,
  tag: "Account",
  summary: "The user",
  names: { answer: "User" },
} as const satisfies Call;

/** Route of {@link updateProfile}. */
export const updateProfileRoute = { method: "PUT", path: "/profile", access: "writer" } as const satisfies Route;
/** The name is the one that the site shows. */
export const updateProfile = {
  route: updateProfileRoute,
  tag: "Account",
  summary: "Changes the display name",
  json: UpdateProfileRequest,
  names: { body: "UpdateProfile" },
  example: { name: "Ann" },
} as const satisfies Call;

/** Route of {@link preferences}. */
export const preferencesRoute = {
  method: "GET",
  path: "/preferences",
  access: "reader",
  answer: Preferences,
} as const satisfies Route;
/** What was never chosen is absent. */
export const preferences = {
  route: preferencesRoute,
  tag: "Account",
  summary: "How the user's next dances begin",
  names: { answer: "Preferences" },
} as const satisfies Call;

/** Route of {@link updatePreferences}. */
export const updatePreferencesRoute = {
  method: "PUT",
  path: "/preferences",
  access: "writer",
} as const satisfies Route;
/** An empty object forgets all. */
export const updatePreferences = {
  route: updatePreferencesRoute,
  tag: "Account",
  summary: "Keeps how the user's next dances begin, in place of what was kept before",
  json: UpdatePreferencesRequest,
  names: { body: "UpdatePreferences" },
  example: {},
} as const satisfies Call;

/** Route of {@link changePassword}. */
export const changePasswordRoute = { method: "PUT", path: "/password", access: "writer" } as const satisfies Route;
/** The user's other sessions end. */
export const changePassword = {
  route: changePasswordRoute,
  tag: "Account",
  summary: "Changes the password with the old one",
  json: ChangePasswordRequest,
  names: { body: "ChangePassword" },
  example: { oldPassword: "correct horse 1", newPassword: "correct horse 2" },
  errors: ["wrong_password", "weak_password", "no_password"],
} as const satisfies Call;

/** Route of {@link updateProfilePicture}. */
export const updateProfilePictureRoute = {
  method: "PUT",
  path: "/profilepicture",
  access: "writer",
  answer: ProfilePictureResponse,
} as const satisfies Route;
/** The picture is cut to a square. */
export const updateProfilePicture = {
  route: updateProfilePictureRoute,
  tag: "Account",
  summary: "Changes the picture; the form's field `file` holds it",
  form: NoFields,
  names: { answer: "ProfilePicture" },
  errors: [PICTURE_REFUSALS],
} as const satisfies Call;
