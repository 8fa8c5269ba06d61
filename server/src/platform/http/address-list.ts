import { BlockList, isIPv6 } from "node:net";

/** Whether an address is in a list of addresses and ranges. */
export function listOf(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
