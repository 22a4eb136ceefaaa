/**
 * Choosing who dances, how many, and where.
 * @example
 * ```tsx
 * import type { DancerControls } from "@nataraj/ui/player";
 * import { DancerChooser } from "@nataraj/ui/dancer-choice";
 *
 * // Beside a `DancerView`, whose `onEngine` gives the engine.
 * export const Choice = ({ engine }: { engine: DancerControls }) => <DancerChooser engine={engine} defaultLook="street" />;
 * ```
 */

export { DancerChooser, type DancerChooserProps } from "./DancerChooser.tsx";
