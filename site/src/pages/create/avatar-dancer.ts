import { type DanceStyle, formatDanceForm } from "@nataraj/sdk/contract";
import type { Cast } from "@nataraj/sdk/stage";
import type { CreateDancer } from "@nataraj/ui";
import { projectDancer } from "../project/create-dancer.ts";

/** The dancer of the avatar step, dressed as on the project's page. @param cast Asked again for every stage. */
export const avatarDancer = (styles: readonly DanceStyle[], cast: () => Cast | undefined): CreateDancer =>
  projectDancer(formatDanceForm(styles), cast).createEngine;
