import type { Environment } from "@nataraj/sdk/stage";

/** The environments in words. */
export const ENVIRONMENT_TEXTS: Readonly<Record<Environment, string>> = {
  stage: "Stage",
  street: "Street at night",
  studio: "Studio",
  temple: "Temple court",
};
