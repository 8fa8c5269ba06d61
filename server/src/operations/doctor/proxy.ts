import type { Env } from "../../platform/env.ts";
import { isLocalUrl } from "../../platform/local-url.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

export function checkTransport({ publicUrl, trustProxy }: Env): Finding {
  const proxies =
    trustProxy.length > 0
      ? `X-Forwarded-For is believed from ${trustProxy.join(", ")}`
      : "no trusted proxies";
  if (isLocalUrl(publicUrl) || publicUrl.startsWith("https:")) return fine("transport", proxies);
  return wrong("transport", `PUBLIC_URL is not https; passwords travel in the clear; ${proxies}`);
}

/** Wide ranges let strangers pass for anybody by a header. */
const widestBits = { v4: 8, v6: 16 };

/** The server itself speaks no TLS, so that behind an https address there is a proxy. */
export function checkProxy({ publicUrl, trustProxy }: Env): Finding {
  const wide = trustProxy.filter((range) => {
    const [ip = "", bits] = range.split("/");
    return bits !== undefined && Number(bits) < (ip.includes(":") ? widestBits.v6 : widestBits.v4);
  });
  if (wide.length > 0) {
    return wrong("proxy", `TRUST_PROXY ${wide.join(", ")} is wider than any network of proxies`);
  }
  if (trustProxy.length > 0) return fine("proxy", `TRUST_PROXY names ${trustProxy.join(", ")}`);
  if (isLocalUrl(publicUrl)) return fine("proxy", "none is needed at a local address");
  return publicUrl.startsWith("https:")
    ? wrong(
        "proxy",
        "PUBLIC_URL is https, so a proxy stands before this server, and TRUST_PROXY does not name it: everybody shares the limits of its one address",
      )
    : note("proxy", "TRUST_PROXY names none; where one stands before this server, set it");
}
