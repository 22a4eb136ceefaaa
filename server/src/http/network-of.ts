import { isIPv6 } from "node:net";

/**
 * The part of an address that one subscriber has, by which tries are counted: all of IPv4, the first 64 bits of IPv6
 * (RFC 6177). It is the same for all spellings of an address, and for an IPv4 address inside an IPv6 one.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const [sixth = 0, high = 0, low = 0] = groups.slice(5);
  if (sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(ip: string): number[] {
  // The URL parser knows every spelling; zones (`%eth0`) are no part of the address.
  const plain = new URL(`http://[${ip.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [front = [], back = []] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const gap = Array<string>(8 - front.length - back.length).fill("0");
  return [...front, ...gap, ...back].map((group) => Number.parseInt(group, 16));
}
