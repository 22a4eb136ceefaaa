/** What is killed, and in the middle of what; `silence`: a route, which falls silent in the middle of a generation. */
export const KINDS = ["request", "generation", "deletion", "upload", "database", "password", "silence"] as const;
export type KillKind = (typeof KINDS)[number];
