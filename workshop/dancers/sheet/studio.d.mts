import type { FrameCost, FrameCostRequest } from "./frame-cost.ts";
import type { SheetRequest } from "./page.ts";

/** A sheet and what its last cell cost. */
export interface DrawnSheet {
  /** The file's bytes. */
  png: Buffer;
  /** Draw calls of a frame. */
  calls: number;
  triangles: number;
}

/** A browser with a page that draws the dancer. */
export interface Studio {
  draw(request: SheetRequest): Promise<DrawnSheet>;
  frameCost(request: FrameCostRequest): Promise<FrameCost>;
  close(): Promise<void>;
}

/** @param port On this machine, for the page. */
export function openStudio(port: number): Promise<Studio>;
