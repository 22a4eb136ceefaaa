import { createNatarajClient, type NatarajClient } from "@nataraj/sdk";
import { createContext, useContext } from "react";

const ClientContext = createContext<NatarajClient>(createNatarajClient({ backend: "/api" }));

/** Puts another client in the place of the server's, for tests. */
export const ClientProvider = ClientContext.Provider;

/** The API of this site. */
export function useClient(): NatarajClient {
  return useContext(ClientContext);
}
