/** The blog's index and its entries. */

export * from "./BlogEntry.tsx";
export * from "./BlogIndex.tsx";
