import ipaddr from "ipaddr.js";

/** Groups of an IPv6 address that one subscriber has (RFC 6177): the first 64 bits. */
const SUBSCRIBER_GROUPS = 4;

/**
 * The part of an address that one subscriber has, by which tries are counted: all of IPv4, the first 64 bits of IPv6.
 * It is the same for all spellings of an address, and for an IPv4 address inside an IPv6 one. A text that is no address
 * stays as it is.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, SUBSCRIBER_GROUPS)
    .map((group) => group.toString(16))
    .join(":");
}
