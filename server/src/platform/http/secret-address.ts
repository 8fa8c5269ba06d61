/** What opens something without a log-in, in the query or in the path. */
const secretKey = /[?&;](?:[\w-]*token|invitation|ticket|mark)(?:\[\w*\])?=/i;
const secretPath =
  /^\/+(?:shared|dossiers|invitations|storefront\/+checkout|api\/+auth\/+oidc\/+callback)(?:[/?]|$)/i;
/** The code of a log-in by another provider. */
const logInCode = /^\/+login(?:\.data|\/)?\?(?:.*[&;])?code=/i;

/** The address with its percent escapes resolved, as a router and a form parser read it. */
function readable(url: string): string {
  if (!url.includes("%")) return url;
  return url.replaceAll(/%([0-7][\da-f])/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Whether an address as it was sent contains a secret, such as an emailed link. */
export function hasSecret(url: string): boolean {
  const address = readable(url);
  return secretKey.test(address) || secretPath.test(address) || logInCode.test(address);
}

/** Headers of every response at such an address. */
export const secretHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
} as const;
