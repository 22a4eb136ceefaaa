/** A style sheet has nothing to import: TypeScript 6 and later want to know of every file that is imported. */
export {};
