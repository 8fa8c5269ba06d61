import { isIPv6 } from "node:net";
import { AppError } from "#contracts/errors.ts";
import type { Rate } from "#contracts/endpoint.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts tries under a key and refuses with RATE_LIMITED once there were too many. */
export type Limiter = (
  name: string,
  key: string,
  rate: Pick<Rate, "times" | "seconds">,
) => Promise<void>;

export function makeLimiter(on: boolean): Limiter {
  const limiters = new Map<string, RateLimiterMemory>();
  return async (name, key, { times, seconds }) => {
    if (!on) return;
    const id = `${name}:${times}/${seconds}`;
    let limiter = limiters.get(id);
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: id, points: times, duration: seconds });
      limiters.set(id, limiter);
    }
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError(
        "RATE_LIMITED",
        "That was a lot at once. Please wait a little and try again.",
        {
          retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        },
      );
    }
  };
}

/** The block an address belongs to: one IPv4 address, or the /64 of an IPv6 one, as providers hand them out. */
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
