import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether an address is on the public internet, and not of this machine, its network or a special range. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  // An IPv4 address in an IPv6 one is judged by itself.
  if (parsed.kind() === "ipv6" && "isIPv4MappedAddress" in parsed && parsed.isIPv4MappedAddress()) {
    return parsed.toIPv4Address().range() === "unicast";
  }
  return parsed.range() === "unicast";
}

/**
 * Resolves names for requests to addresses that strangers gave: only to public addresses, which are those that are then
 * connected to, so that a second answer of a name server changes nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new Error("The name has no public address."), []);
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
