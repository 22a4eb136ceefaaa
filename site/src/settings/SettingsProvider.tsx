import type { SettingsResponse } from "@nataraj/sdk/contract";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useClient } from "../session/ClientProvider.tsx";

const SettingsContext = createContext<SettingsResponse | undefined>(undefined);

/** What the server has set up; undefined until it has answered, and where it does not. */
export function useSettings(): SettingsResponse | undefined {
  return useContext(SettingsContext);
}

/** Asks the server once for its settings. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const [settings, setSettings] = useState<SettingsResponse>();

  useEffect(() => {
    const leaving = new AbortController();
    client.settings({ signal: leaving.signal }).then(setSettings, (error: unknown) => {
      // Everything that the settings name is optional: the site goes on and says that it is not available.
      if (!leaving.signal.aborted) console.warn("The settings could not be fetched.", error);
    });
    return () => leaving.abort();
  }, [client]);

  return <SettingsContext value={settings}>{children}</SettingsContext>;
}
