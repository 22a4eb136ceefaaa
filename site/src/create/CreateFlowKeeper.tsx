import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useSessionControl } from "../session/SessionProvider.tsx";
import type { CreateFlowSlot } from "./create-actor.ts";

const SlotContext = createContext<CreateFlowSlot | undefined>(undefined);

/**
 * Where the create flow of this tab is kept.
 * @throws {Error} outside a `CreateFlowKeeper`.
 */
export function useCreateFlowSlot(): CreateFlowSlot {
  const slot = useContext(SlotContext);
  if (!slot) throw new Error("useCreateFlowSlot needs a CreateFlowKeeper around it.");
  return slot;
}

/**
 * Around the routes: keeps the create flow while other pages are looked at. It goes with the person at a sign-out. The
 * code of the flow comes with its first page.
 */
export function CreateFlowKeeper({ children }: { children: ReactNode }) {
  const { onSignedOut } = useSessionControl();
  const [slot] = useState<CreateFlowSlot>(() => ({ running: undefined }));
  useEffect(() => onSignedOut((uid) => void forgetFlow(slot, uid)), [onSignedOut, slot]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** Ends the flow of a person who signs out. */
async function forgetFlow(slot: CreateFlowSlot, uid: string): Promise<void> {
  try {
    const { endCreateFlow } = await import("./create-actor.ts");
    await endCreateFlow(slot, uid);
  } catch (error) {
    console.warn("The draft could not be forgotten.", error);
  }
}
