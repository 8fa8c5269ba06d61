import type { Env } from "../../platform/env.ts";
import { listOf } from "../../platform/http/address-list.ts";
import { readProxyNote } from "../../platform/http/proxy-note.ts";
import { type Finding, fine } from "./finding.ts";

/** Older notes may no longer describe how the site is reached. */
const noteDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Private networks: a proxy there belongs to the operator. */
const isOwnNetwork = listOf([
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "::1",
  "fc00::/7",
  "fe80::/10",
]);

/** Whether the running server noticed a proxy that `TRUST_PROXY` does not name. */
export function checkForwarding({
  dataDir,
  trustProxy,
}: Pick<Env, "dataDir" | "trustProxy">): Finding {
  const about = "forwarding";
  const isTrusted = listOf(trustProxy);
  const since = Date.now() - noteDays * dayMs;
  const seen = readProxyNote(dataDir).filter(
    ({ address, at }) => Date.parse(at) > since && !isTrusted(address),
  );
  const [newest] = seen.toSorted((a, b) => b.at.localeCompare(a.at));
  if (!newest) return fine(about, "no untrusted proxy detected");
  const addresses = seen.map(({ address }) => address);
  const text = `${addresses.join(", ")} forwards requests but isn't trusted, so all its visitors share one rate limit (seen ${newest.at}); if it's your proxy, set TRUST_PROXY=${[...trustProxy, ...addresses].join(",")}`;
  return { about, is: addresses.some(isOwnNetwork) ? "wrong" : "note", text };
}
