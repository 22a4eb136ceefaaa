/** Choosing who dances, how many, and where. */

export { DancerChooser, type DancerChooserProps } from "./DancerChooser.tsx";
