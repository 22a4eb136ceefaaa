/**
 * Choosing who dances, how many, and where.
 * @example
 * ```tsx
 * import type { DancerControls, StagingControls } from "@nataraj/ui/player";
 * import { DancerChooser } from "@nataraj/ui/dancer-choice";
 *
 * // Beside a `DancerView`, whose `onEngine` gives the engine.
 * export const Choice = ({ engine, staging }: { engine: DancerControls; staging: StagingControls }) => (
 *   <DancerChooser engine={engine} staging={staging} defaultLook="street" />
 * );
 * ```
 */

export { DancerChooser, type DancerChooserProps } from "./DancerChooser.tsx";
