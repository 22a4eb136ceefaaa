import type { DanceStyle } from "@nataraj/sdk/contract";
import type { LookId } from "@nataraj/sdk/looks";
import type { Cast, Environment } from "@nataraj/sdk/stage";
import type { ModelUrl } from "./dancer-loader.ts";
import type { Quality } from "./quality/quality.ts";
import type { Background } from "./stage/surroundings.ts";
import type { View } from "./stage/views.ts";

/** How a {@link DancerEngine} is made. */
export interface DancerOptions {
  /** Address of a baked dancer. */
  models: ModelUrl;
  look: LookId;
  /** Colours of the look; its first where absent. */
  variant?: string | undefined;
  /** A person's own VRM, which dances in the look's place if it can be read. */
  avatar?: Blob | undefined;
  /** `auto` chooses by the machine and goes down when frames are late. */
  quality?: Quality | "auto";
  background?: Background;
  /** What surrounds the dancer where the background is the stage. */
  environment?: Environment | undefined;
  /** How segments are danced that name no style. */
  style?: DanceStyle | undefined;
  /** The dancers beside the leader; nobody where absent. */
  cast?: Cast | undefined;
}

/** What a listener can be told. */
export interface DancerEvents {
  /** A frame was drawn of this time in the song, seconds. */
  frame: number;
  /** Something failed after the dancer had loaded; the dance goes on. */
  error: Error;
  quality: Quality;
  /** Someone has taken the camera in hand (undefined), or given it back to a view. */
  view: View | undefined;
  /** How many dance, the leader too, and how many were chosen: this machine may not draw all of them in time. */
  dancers: { shown: number; chosen: number };
  /** The dancer on the stage has changed. */
  look: LookId | "avatar";
}
