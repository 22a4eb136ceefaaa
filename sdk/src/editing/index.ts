/** Editing a dance without a screen. */
export { type EditingClient, type EditingContext, type EditingInput, isDirty, type Wish } from "./editing-context.ts";
export { type EditingEvent, editingMachine } from "./editing-machine.ts";
export { firstChange } from "./first-change.ts";
export { isSamePlace, type StepPlace, swapStep } from "./swap-step.ts";
