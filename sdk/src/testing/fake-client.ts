import type { NatarajClient } from "../client/client.ts";

/** A client that answers the calls it is given. Every other one rejects with an error that names it. */
export function createFakeClient(calls: Partial<NatarajClient> = {}): NatarajClient {
  return new Proxy(calls, {
    get: (given, name) =>
      Reflect.get(given, name) ??
      (() => Promise.reject(new Error(`The fake client has no answer to ${String(name)}.`))),
  }) as NatarajClient;
}
