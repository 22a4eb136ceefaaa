/**
 * Makes an address of an answer usable for the client. Answers name files from the server's root, and pages of other sites
 * and Node have another root.
 * @param base The API's base address; one without an origin leaves the address as it is.
 */
export function addressFrom(base: string, address: string): string {
  return URL.canParse(base) ? new URL(address, base).href : address;
}
