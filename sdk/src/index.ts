/**
 * Nataraj without a screen: the contract and its client, choreographies, and the machines that pages are made of.
 * @example
 * ```ts
 * import { contactMachine, createNatarajClient } from "@nataraj/sdk";
 * import { createActor } from "xstate";
 *
 * export const client = createNatarajClient({ backend: "https://dance.example.org/api" });
 * // A machine without its calls: `provideContact(client)` gives them.
 * const contact = createActor(contactMachine).start();
 * contact.send({ type: "EDIT", email: "asha@example.org" });
 * console.log(contact.getSnapshot().context.email);
 * ```
 */

export * from "./account/auth-provider.ts";
export { type LoginEvent, loginMachine, provideLogin } from "./account/login-machine.ts";
export { type NewPasswordEvent, newPasswordMachine, provideNewPassword } from "./account/new-password-machine.ts";
export { PROVIDER_NAMES } from "./account/notices.ts";
export { type PasswordEvent, passwordMachine, providePassword } from "./account/password-machine.ts";
export {
  type ProfileClient,
  type ProfileEvent,
  type ProfileInput,
  profileMachine,
  provideProfile,
} from "./account/profile-machine.ts";
export {
  provideResetRequest,
  type ResetRequestEvent,
  resetRequestMachine,
} from "./account/reset-request-machine.ts";
export { provideSession, type SessionEvent, type SessionInput, sessionMachine } from "./account/session-machine.ts";
export { type AccountInput, createUserData } from "./account/sign-in.ts";
export { provideSignOut, type SignOutEvent, signOutMachine } from "./account/sign-out-machine.ts";
export { provideSignup, type SignupEvent, signupMachine } from "./account/signup-machine.ts";
export { type BlogsEvent, blogsMachine, provideBlogs } from "./blogs/blogs-machine.ts";
export * from "./choreography/edit.ts";
export * from "./choreography/index.ts";
export { errorOfAnswer, statusTextOf } from "./client/answers.ts";
export { callActor, declareCall } from "./client/call-actor.ts";
export type * from "./client/client.ts";
export { answered, ConnectionError, connectionErrorOf } from "./client/connection-error.ts";
export { type ClientOptions, createNatarajClient } from "./client/create-client.ts";
export { type ContactEvent, contactMachine, provideContact } from "./contact/contact-machine.ts";
export * from "./contract/index.ts";
export * from "./create/index.ts";
export {
  type ChangeSongClient,
  type ChangeSongEvent,
  type ChangeSongInput,
  changeSongMachine,
  changesSong,
  provideChangeSong,
} from "./dashboard/change-song-machine.ts";
export {
  type DashboardClient,
  type DashboardEvent,
  type DashboardInput,
  dashboardMachine,
  provideDashboard,
} from "./dashboard/dashboard-machine.ts";
export {
  provideRestyle,
  type RestyleClient,
  type RestyleEvent,
  type RestyleInput,
  restyleMachine,
} from "./dashboard/restyle-machine.ts";
export * from "./editing/index.ts";
export type { Notice, Notice as AccountNotice } from "./notices/notice.ts";
export * from "./player/index.ts";
export { type ProjectEvent, type ProjectInput, projectMachine, provideProject } from "./project/project-machine.ts";
export { provideRename, type RenameEvent, type RenameInput, renameMachine } from "./renaming/rename-machine.ts";
export { provideSettings, settingsMachine } from "./settings/settings-machine.ts";
export { provideShare, type ShareEvent, type ShareInput, shareMachine } from "./sharing/share-machine.ts";
export * from "./stage/index.ts";
export { provideStaging, type StagingEvent, type StagingInput, stagingMachine } from "./stage/staging-machine.ts";
