import * as z from "zod/mini";
import { MAX_PROJECT_NAME } from "./limits.ts";

/** A project's name: one line without control characters, which some databases refuse and no name needs. */
export const ProjectName = z.string().check(
  z.overwrite((text) => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "")),
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_PROJECT_NAME),
);
