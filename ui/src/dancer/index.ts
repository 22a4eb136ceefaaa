/**
 * The 3D dancer: an engine for the player, and the looks it can wear. No React.
 * @example
 * ```ts
 * import { buildTimeline } from "@nataraj/sdk/choreography";
 * import { DancerEngine } from "@nataraj/ui/dancer";
 *
 * export function show(canvas: HTMLCanvasElement, song: HTMLAudioElement) {
 *   const models = (look: string, detail: string) => `/dancers/${look}.${detail}.glb`;
 *   const engine = new DancerEngine(canvas, { models, look: "street" });
 *   engine.setTimeline(buildTimeline({ "0.00": { lyrics: "", steps: [12, 13] } }, song.duration));
 *   engine.setClock(() => song.currentTime);
 *   return () => engine.dispose();
 * }
 * ```
 */

export {
  type DressedLook,
  defaultLookFor,
  HAIRS,
  LOOK_IDS,
  LOOKS,
  type Look,
  type LookId,
  lookNamed,
  type MaterialColor,
  nameOfLook,
  SKINS,
  type Variant,
} from "@nataraj/sdk/looks";
export { AVATAR_TEXTS, AvatarError, type AvatarProblem } from "./avatar/avatar-error.ts";
export type { ModelUrl } from "./dancer-loader.ts";
export { DancerObject, type DancerObjectOptions } from "./dancer-object.ts";
export { DancerEngine } from "./engine.ts";
export type { Expression } from "./expression-names.ts";
export type { DancerEvents, DancerOptions } from "./options.ts";
export {
  chooseAvatar,
  forgetAvatar,
  type KeptAvatar,
  keptAvatar,
  onAvatarChosen,
  ownAvatar,
  restAvatar,
  restoreAvatar,
} from "./own-avatar.ts";
export { QUALITIES, type Quality } from "./quality/quality.ts";
export type { Insets } from "./stage/insets.ts";
export { NO_WEBGL } from "./stage/stage.ts";
export type { Background } from "./stage/surroundings.ts";
export { VIEWS, type View } from "./stage/views.ts";
