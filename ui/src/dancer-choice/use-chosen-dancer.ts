"use client";

import type { LookId } from "@nataraj/sdk/looks";
import { useSyncExternalStore } from "react";
import { type ChosenDancer, chosenDancer, dancerVersion, onDancerChosen } from "../dancer/chosen-dancer.ts";

/** The dancer whom this person has chosen, kept up to date. @param defaultLook The look that suits the dance. */
export function useChosenDancer(defaultLook: LookId): ChosenDancer {
  useSyncExternalStore(onDancerChosen, dancerVersion, dancerVersion);
  return chosenDancer(defaultLook);
}
