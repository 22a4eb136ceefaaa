import type { Retiming, Timeline } from "@nataraj/sdk";

/** How the steps of a timeline are moved by those who may edit them. */
export interface RetimingControls {
  /** The timeline as it would be. */
  preview: (retiming: Retiming) => Timeline;
  commit: (retiming: Retiming) => void;
}
