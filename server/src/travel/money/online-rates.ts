import type { DayRates } from "#reference/money/rates.ts";
import * as z from "zod/mini";

const Code = z.string().check(z.regex(/^[A-Z]{3}$/));
const Answer = z.object({
  date: z.iso.date(),
  base: Code,
  rates: z.record(Code, z.number().check(z.positive())),
});

/** Gets the newest rates that are known; null where there are none yet. Never throws. */
export type OnlineRates = () => Promise<DayRates | null>;

const timeoutMs = 2_500;
const bytesMax = 200_000;
const freshMs = 6 * 60 * 60 * 1_000;
const againMs = 10 * 60 * 1_000;

/**
 * Rates from an operator's address, which answers as frankfurter.dev does: `{ base, date, rates }`. They are asked for
 * every six hours at most; while the address fails, those of the last answer stay.
 */
export function makeOnlineRates(address: string | undefined): OnlineRates {
  if (address === undefined) return async () => null;
  let known: DayRates | null = null;
  let nextAt = 0;
  let pending: Promise<void> | undefined;
  const refresh = async () => {
    try {
      known = await fetchRates(address);
      nextAt = Date.now() + freshMs;
    } catch {
      nextAt = Date.now() + againMs;
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    if (Date.now() >= nextAt) pending ??= refresh();
    // Only the first readers wait.
    if (known === null) await pending;
    return known;
  };
}

async function fetchRates(address: string): Promise<DayRates> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: "application/json" },
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`The rates' server answered with ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new Error("The rates' server sent too much.");
    chunks.push(chunk);
  }
  return z.parse(Answer, JSON.parse(Buffer.concat(chunks).toString("utf8")));
}
