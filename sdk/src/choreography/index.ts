/** The choreography document: its types, reader, writer and timeline. */
export * from "./document.ts";
export * from "./timeline.ts";
