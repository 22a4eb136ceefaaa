/** Nataraj without a screen: the contract and its client, choreographies, and the machines that pages are made of. */

export * from "./choreography/index.ts";
export * from "./contract/index.ts";
