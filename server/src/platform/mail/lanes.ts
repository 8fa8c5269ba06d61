import { setTimeout as pause } from "node:timers/promises";
import { processCallback } from "../callbacks.ts";

type Limits = {
  /** Emails that are delivered to one domain at a time. */
  perDomain: number;
  /** How long an email waits for others to its address or domain, in milliseconds. */
  patienceMs: number;
};

/** An email whose address or domain is taken by deliveries that hang. */
class LaneTaken extends Error {}

/**
 * Delivers one email to an address at a time, and few to a domain, so that an address or domain that hangs holds its own
 * emails and no others.
 */
export function makeLanes({ perDomain, patienceMs }: Limits) {
  const active = new Map<string, Set<Promise<unknown>>>();
  /** Those that have taken longer than others wait. */
  const slow = new Set<Promise<unknown>>();

  const inLane = (lane: string) => active.get(lane) ?? new Set();

  function full(address: string): Promise<unknown>[] {
    const [same, domain] = [inLane(address), inLane(domainOf(address))];
    return same.size > 0 ? [...same] : domain.size >= perDomain ? [...domain] : [];
  }

  /** Throws LaneTaken where those before it hang. */
  async function enter(address: string): Promise<void> {
    const over = pause(patienceMs, "over", { ref: false });
    for (let ahead = full(address); ahead.length > 0; ahead = full(address)) {
      const isOver = ahead.every((each) => slow.has(each)) || (await first(ahead, over)) === "over";
      if (isOver) throw new LaneTaken("Earlier emails to this address or domain hang.");
    }
  }

  return async <T>(address: string, deliver: () => Promise<T>): Promise<T> => {
    await enter(address);
    const delivery = deliver();
    const lanes = [address, domainOf(address)];
    for (const lane of lanes) active.set(lane, inLane(lane).add(delivery));
    const timer = setTimeout(
      processCallback(() => slow.add(delivery)),
      patienceMs,
    );
    try {
      return await delivery;
    } finally {
      clearTimeout(timer);
      slow.delete(delivery);
      for (const lane of lanes) {
        inLane(lane).delete(delivery);
        if (inLane(lane).size === 0) active.delete(lane);
      }
    }
  };
}

const first = (ahead: readonly Promise<unknown>[], over: Promise<unknown>) =>
  Promise.race([...ahead.map((each) => each.catch(() => undefined)), over]);

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@"));
