/** The ways in beside email and password. */
export type LoginProvider = "google" | "github";
