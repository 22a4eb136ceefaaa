import { Preferences } from "../preferences.ts";
import { ProfilePictureResponse, User } from "../profile.ts";
import { ChangePasswordRequest, UpdatePreferencesRequest, UpdateProfileRequest } from "../profile-requests.ts";
import { type Call, route } from "./call.ts";
import { NoFields } from "./plain-schemas.ts";
import { PICTURE_REFUSALS } from "./refusals.ts";

/** The site makes it after each login. */
export const createUserDataRoute = route("GET", "/createuserdata/:uid", "writer");
export const createUserData = {
  route: createUserDataRoute,
  tag: "Account",
  summary: "Notes a user after login",
} as const satisfies Call;

/** Wants a session that was signed in to in the last ten minutes. */
export const deleteAccountRoute = route("GET", "/deleteaccount/:uid", "writer");
export const deleteAccount = {
  route: deleteAccountRoute,
  tag: "Account",
  summary: "Deletes the account with everything of it",
  errors: ["fresh_login_needed"],
} as const satisfies Call;

/** Who is signed in. */
export const profileRoute = route("GET", "/profile", "reader", User);
export const profile = {
  route: profileRoute,
  tag: "Account",
  summary: "The user",
  names: { answer: "User" },
} as const satisfies Call;

/** The site shows this name. */
export const updateProfileRoute = route("PUT", "/profile", "writer");
export const updateProfile = {
  route: updateProfileRoute,
  tag: "Account",
  summary: "Changes the display name",
  json: UpdateProfileRequest,
  names: { body: "UpdateProfile" },
  example: { name: "Ann" },
} as const satisfies Call;

/** Preferences that were never chosen are absent. */
export const preferencesRoute = route("GET", "/preferences", "reader", Preferences);
export const preferences = {
  route: preferencesRoute,
  tag: "Account",
  summary: "How the user's next dances begin",
  names: { answer: "Preferences" },
} as const satisfies Call;

/** An empty object forgets all. */
export const updatePreferencesRoute = route("PUT", "/preferences", "writer");
export const updatePreferences = {
  route: updatePreferencesRoute,
  tag: "Account",
  summary: "Keeps how the user's next dances begin, in place of what was kept before",
  json: UpdatePreferencesRequest,
  names: { body: "UpdatePreferences" },
  example: {},
} as const satisfies Call;

/** The user's other sessions end. */
export const changePasswordRoute = route("PUT", "/password", "writer");
export const changePassword = {
  route: changePasswordRoute,
  tag: "Account",
  summary: "Changes the password with the old one",
  json: ChangePasswordRequest,
  names: { body: "ChangePassword" },
  example: { oldPassword: "correct horse 1", newPassword: "correct horse 2" },
  errors: ["wrong_password", "weak_password", "no_password"],
} as const satisfies Call;

/** The picture is cut to a square. */
export const updateProfilePictureRoute = route("PUT", "/profilepicture", "writer", ProfilePictureResponse);
export const updateProfilePicture = {
  route: updateProfilePictureRoute,
  tag: "Account",
  summary: "Changes the picture; the form's field `file` holds it",
  form: NoFields,
  names: { answer: "ProfilePicture" },
  errors: [PICTURE_REFUSALS],
} as const satisfies Call;
