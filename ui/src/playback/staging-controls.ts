import type { Staging } from "@nataraj/sdk/stage";

/** How the dance is shown, and how to change it. */
export interface StagingControls {
  staging: Staging;
  /** Changes the named parts; the rest stays. */
  change: (change: Staging) => void;
  /** Whether others see what is chosen here: the owner's choice is kept on the server. */
  kept: boolean;
  /** Why the last choice could not be kept, in words. */
  failure?: string | undefined;
  retry: () => void;
}
