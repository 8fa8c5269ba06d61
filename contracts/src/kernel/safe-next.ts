/** Where to go after log-in: a path of this site, or `fallback` for anything that could lead elsewhere. */
export function safeNext(value: string | null | undefined, fallback = "/"): string {
  if (!value || value.length > 2_000) return fallback;
  if (!/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return fallback;
  const base = "https://wagabond.invalid";
  const url = URL.parse(value, base);
  if (url?.origin !== base || url.pathname.startsWith("//")) return fallback;
  // Signing in must not lead to signing in again.
  if (/^\/(login|signup)\/?$/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
