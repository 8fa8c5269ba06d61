import { address, EnvError, given, type Variables } from "./env-values.ts";
import { isLocalUrl } from "./local-url.ts";

/** The OpenID Connect provider that an operator has set up. */
export type OidcSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** As people know it, such as "Google". */
  name: string;
};

const nameMax = 40;
const names = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"] as const;

/** Off unless issuer and client ID are set. Throws EnvError for one without the other, and for a wrong one. */
export function readOidc(variables: Variables): OidcSettings | undefined {
  const [issuer, clientId, clientSecret, name] = names.map((one) => given(variables, one));
  if (issuer === undefined || clientId === undefined) {
    const set = names.find((one) => given(variables, one) !== undefined);
    if (set === undefined) return undefined;
    const missing = issuer === undefined ? "OIDC_ISSUER" : "OIDC_CLIENT_ID";
    throw new EnvError(
      `${missing} is missing. ${set} is set, and log-in by a provider needs both OIDC_ISSUER and OIDC_CLIENT_ID.`,
    );
  }
  rejectIssuer(variables);
  for (const one of ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]) {
    if (!/^[\x20-\x7e]{0,1000}$/.test(given(variables, one) ?? "")) {
      throw new EnvError(`${one} must be up to 1,000 ASCII characters, as the provider shows it.`);
    }
  }
  if (name !== undefined && (name.length > nameMax || /[\p{Cc}\p{Cf}]/u.test(name))) {
    throw new EnvError(`OIDC_NAME must be a single line of up to ${nameMax} characters.`);
  }
  const host = new URL(issuer).hostname.slice(0, nameMax);
  return { issuer, clientId, clientSecret, name: name ?? host };
}

function rejectIssuer(variables: Variables): void {
  const issuer = address(variables, "OIDC_ISSUER", ["https:", "http:"]) ?? "";
  const { protocol, search, hash, username, password } = new URL(issuer);
  if (search || hash || username || password) {
    throw new EnvError(
      "OIDC_ISSUER must be the issuer's URL such as https://accounts.google.com, without a query or password.",
    );
  }
  if (protocol === "http:" && !isLocalUrl(issuer)) {
    throw new EnvError("OIDC_ISSUER must start with https://. Only this machine can have http://.");
  }
}
