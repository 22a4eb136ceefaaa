/**
 * The blog's index and its entries.
 * @example
 * ```tsx
 * import { BlogEntry } from "@nataraj/ui/blog";
 *
 * export const Entry = () => <BlogEntry name="first-steps" markdown="# First steps" />;
 * ```
 */

export * from "./BlogEntry.tsx";
export * from "./BlogIndex.tsx";
