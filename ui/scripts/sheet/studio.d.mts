import type { FrameCost, FrameCostRequest } from "./frame-cost.ts";

/** A browser with a page that draws the dancer. Only what the bench needs of it. */
export function openStudio(port: number): Promise<{
  frameCost(request: FrameCostRequest): Promise<FrameCost>;
  close(): Promise<void>;
}>;
