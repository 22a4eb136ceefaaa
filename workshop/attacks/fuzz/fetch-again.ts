/**
 * Does a call of `fetch` once more where it fails: a connection that was kept may have been closed while this process was
 * busy making things up.
 */
export function fetchAgain(call: () => Promise<Response>): Promise<Response> {
  return call().catch(call);
}
