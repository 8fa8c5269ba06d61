import { checkProvider } from "../../accounts/oidc/service.ts";
import type { Env } from "../../platform/env.ts";
import { type Finding, fine, note, reasonOf, wrong } from "./finding.ts";

/** Reads the provider's addresses, as the first log-in would. */
export async function checkOidc({ oidc, publicUrl }: Env): Promise<Finding> {
  const about = "log-in by a provider";
  if (!oidc) return note(about, "off; OIDC_ISSUER is not set");
  const text = `${oidc.name} at ${oidc.issuer}`;
  try {
    await checkProvider(oidc);
    return fine(about, `${text}; it must allow ${publicUrl}/api/auth/oidc/callback`);
  } catch (error) {
    return wrong(about, `${text}: ${reasonOf(error)}`);
  }
}
