/** What is around the dance, and how it is seen. */
export * from "./cameras.ts";
export * from "./cast.ts";
export * from "./environments.ts";
export * from "./staging.ts";
