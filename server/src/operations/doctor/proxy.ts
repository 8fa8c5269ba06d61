import type { Env } from "../../platform/env.ts";
import { isLocalUrl } from "../../platform/local-url.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

export function checkTransport({ publicUrl, trustProxy }: Env): Finding {
  const proxies =
    trustProxy.length > 0
      ? `X-Forwarded-For is trusted from ${trustProxy.join(", ")}`
      : "no trusted proxies";
  if (isLocalUrl(publicUrl) || publicUrl.startsWith("https:")) return fine("transport", proxies);
  return wrong(
    "transport",
    `PUBLIC_URL is not https, so passwords are sent unencrypted; ${proxies}`,
  );
}

/** A wider range would let strangers fake their address with a header. */
const widestBits = { v4: 8, v6: 16 };

/** The server has no TLS, so an https site always has a proxy. */
export function checkProxy({ publicUrl, trustProxy }: Env): Finding {
  const wide = trustProxy.filter((range) => {
    const [ip = "", bits] = range.split("/");
    return bits !== undefined && Number(bits) < (ip.includes(":") ? widestBits.v6 : widestBits.v4);
  });
  if (wide.length > 0) {
    return wrong("proxy", `TRUST_PROXY ${wide.join(", ")} is too wide; list only your proxies`);
  }
  if (trustProxy.length > 0) return fine("proxy", `TRUST_PROXY lists ${trustProxy.join(", ")}`);
  if (isLocalUrl(publicUrl)) return fine("proxy", "not needed for a local address");
  return publicUrl.startsWith("https:")
    ? wrong(
        "proxy",
        "PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY isn't set: all visitors share the proxy's rate limit",
      )
    : note("proxy", "TRUST_PROXY is not set; set it if there is a proxy");
}
