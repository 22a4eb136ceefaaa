/**
 * An address of an answer as whoever asked can use it. Answers name files from the root of the server; for a page of
 * another site, and for Node, that is not their own root.
 * @param base The API's base address; one without an origin leaves the address as it is.
 */
export function addressFrom(base: string, address: string): string {
  return URL.canParse(base) ? new URL(address, base).href : address;
}
