/** What is killed, and in the middle of what. */
export const KINDS = ["request", "generation", "deletion", "upload", "database"] as const;
export type KillKind = (typeof KINDS)[number];
