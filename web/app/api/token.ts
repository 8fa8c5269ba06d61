import * as z from "zod/mini";
import { TokenPayload } from "#contracts/session.ts";

/** What a session token says about its bearer. */
export type Bearer = { userId: string; name: string; sessionId: string; expiresAt: number };

/** Reads a token's payload; undefined where it is no token, or has expired at `now` (ms). */
export function readToken(token: string, now: number): Bearer | undefined {
  const payload = z.safeParse(TokenPayload, payloadOf(token));
  if (!payload.success) return undefined;
  const { _id, name, jti, exp } = payload.data;
  const expiresAt = exp * 1000;
  return expiresAt > now ? { userId: _id, name, sessionId: jti, expiresAt } : undefined;
}

function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
