import { createNatarajClient, type NatarajClient } from "@nataraj/sdk";
import { createContext, useContext } from "react";

/** Calls that need a session wait for the auth SDK, which looks after it; all others do not fetch it. */
const client = createNatarajClient({ backend: "/api", session: () => import("./supertokens.ts") });

const ClientContext = createContext<NatarajClient>(client);

/** Puts another client in the place of the server's, for tests. */
export const ClientProvider = ClientContext.Provider;

/** The API of this site. */
export function useClient(): NatarajClient {
  return useContext(ClientContext);
}
