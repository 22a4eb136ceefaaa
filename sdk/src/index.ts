/** Nataraj without a screen: the contract and its client, choreographies, and the machines that pages are made of. */

export * from "./account/auth-provider.ts";
export { loginMachine } from "./account/login-machine.ts";
export { type AccountNotice, PROVIDER_NAMES } from "./account/notices.ts";
export { passwordMachine } from "./account/password-machine.ts";
export { profileMachine } from "./account/profile-machine.ts";
export { type SessionEvent, sessionMachine } from "./account/session-machine.ts";
export { createUserData } from "./account/sign-in.ts";
export { signupMachine } from "./account/signup-machine.ts";
export { blogsMachine } from "./blogs/blogs-machine.ts";
export * from "./choreography/index.ts";
export { errorOfAnswer, statusTextOf } from "./client/answers.ts";
export type * from "./client/client.ts";
export { answered, ConnectionError, connectionErrorOf } from "./client/connection-error.ts";
export { type ClientOptions, createNatarajClient } from "./client/create-client.ts";
export { contactMachine } from "./contact/contact-machine.ts";
export * from "./contract/index.ts";
export * from "./create/index.ts";
export { type DashboardEvent, dashboardMachine } from "./dashboard/dashboard-machine.ts";
export * from "./editing/index.ts";
export * from "./player/index.ts";
export { renameMachine } from "./renaming/rename-machine.ts";
export { shareMachine } from "./sharing/share-machine.ts";
