/** The dance as motion: a pose is a pure function of a score and a time. */
export * from "./score.ts";
