import { isIP, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { inProcessClient, isInProcess } from "./in-process.ts";

/** The address block for which a request is counted; `inProcessClient` if no client caused it. */
export function clientAddress(request: Pick<FastifyRequest, "ip" | "raw">): string {
  const { ip, raw } = request;
  if (isInProcess(request) && ip === inProcessClient) return inProcessClient;
  const named = withoutPort(ip);
  // An invalid address in the header counts for the proxy.
  return addressBlock(isIP(named) ? named : (raw.socket.remoteAddress ?? ""));
}

/** Some proxies append the client's port to its address. */
const withoutPort = (address: string): string =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ??
  address;

/** The block of an address: one IPv4 address, or the /64 of an IPv6 address, as providers assign them. */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = ip.split("%")[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = ip.includes("::") ? Array<string>(8 - left.length - right.length).fill("0") : [];
  const groups = [...left, ...zeros, ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return `${groups.slice(0, 4).join(":")}::/64`;
}
