/** Nataraj without a screen: the contract and its client, choreographies, and the machines that pages are made of. */

export * from "./choreography/index.ts";
export { statusTextOf } from "./client/answers.ts";
export type * from "./client/client.ts";
export { type ClientOptions, createNatarajClient } from "./client/create-client.ts";
export * from "./contract/index.ts";
