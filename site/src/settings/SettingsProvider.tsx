import { provideSettings } from "@nataraj/sdk";
import type { SettingsResponse } from "@nataraj/sdk/contract";
import { useMachine } from "@xstate/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useClient } from "../session/ClientProvider.tsx";

const SettingsContext = createContext<SettingsResponse | undefined>(undefined);

/** What the server has set up; undefined until it has answered, and where it does not. */
export function useSettings(): SettingsResponse | undefined {
  return useContext(SettingsContext);
}

/** Asks the server once for its settings. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const machine = useMemo(() => provideSettings(client), [client]);
  const [{ context }] = useMachine(machine);
  return <SettingsContext value={context.settings}>{children}</SettingsContext>;
}
