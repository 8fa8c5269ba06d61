import { idPattern } from "#contracts/kernel/text.ts";

/** What a session token says about its bearer. */
export type Bearer = { userId: string; name: string; sessionId: string; expiresAt: number };

/** Reads a token's payload; undefined where it is no token, or has expired at `now` (ms). */
export function readToken(token: string, now: number): Bearer | undefined {
  const { _id, name, jti, exp } = payloadOf(token);
  if (typeof _id !== "string" || !idPattern.test(_id)) return undefined;
  if (typeof name !== "string" || typeof jti !== "string" || typeof exp !== "number") {
    return undefined;
  }
  const expiresAt = exp * 1000;
  return expiresAt > now ? { userId: _id, name, sessionId: jti, expiresAt } : undefined;
}

/** What stands in it, read by hand: no page starts with schemas. */
function payloadOf(token: string): Record<string, unknown> {
  try {
    const base64 = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const bytes = Uint8Array.from(atob(base64), (mail) => mail.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === "object" && payload !== null ? { ...payload } : {};
  } catch {
    return {};
  }
}
