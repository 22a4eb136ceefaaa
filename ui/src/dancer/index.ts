/** The 3D dancer: an engine for the player, and the looks it can wear. No React. */
export type { Expression } from "./body/model.ts";
export { DancerEngine, type DancerEvents, type DancerOptions } from "./engine.ts";
export { defaultLookFor, LOOK_IDS, LOOKS, type Look, type LookId, type Pigment, type Variant } from "./looks.ts";
export type { ModelUrl } from "./model-loader.ts";
export { QUALITIES, type Quality } from "./stage/quality.ts";
export { NO_WEBGL } from "./stage/stage.ts";
export type { Background } from "./stage/surroundings.ts";
export { VIEWS, type View } from "./stage/views.ts";
