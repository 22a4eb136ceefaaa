/**
 * Stand-ins for the outside, for tests and stories: clients, documents, devices, clocks. No part of the product
 * imports them.
 * @example
 * ```ts
 * import { createFakeClient, fakeProject } from "@nataraj/sdk/testing";
 *
 * const client = createFakeClient({ fetchProject: async () => fakeProject({ projectName: "Brave Peacock" }) });
 * console.log((await client.fetchProject("nataraj-1")).projectName);
 * ```
 */

export * from "./fake-audio.ts";
export * from "./fake-client.ts";
export * from "./fake-clock.ts";
export * from "./fake-engine.ts";
export * from "./fake-project.ts";
export * from "./fake-project-server.ts";
export * from "./fake-unsaved-store.ts";
