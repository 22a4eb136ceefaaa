/** Editing a dance without a screen. */

export { bendEnergy, bentEnergy } from "./bend-energy.ts";
export {
  type EditingClient,
  type EditingContext,
  type EditingInput,
  isDirty,
  type NewDanceRequest,
} from "./editing-context.ts";
export { editingMachine, provideEditing } from "./editing-machine.ts";
export type { EditingEvent } from "./editing-setup.ts";
export { firstChange } from "./first-change.ts";
export { canRetime, type Retiming, retimeStep, type StepEdge } from "./retime-step.ts";
export { type SavingStatus, savingStatus } from "./saving-status.ts";
export { isSamePosition, type StepPosition, swapStep } from "./swap-step.ts";
export {
  forgetUnsavedEdits,
  type TextStorage,
  type UnsavedEdit,
  type UnsavedEditStore,
  type UnsavedEdits,
  unsavedEditStore,
} from "./unsaved-edit.ts";
export { whenSaved } from "./when-saved.ts";
