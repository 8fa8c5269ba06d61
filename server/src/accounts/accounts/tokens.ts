import { nameMax, sessionSeconds } from "#contracts/accounts/accounts.ts";
import { Id } from "#contracts/kernel/text.ts";
import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";

/** Person and session of a token. */
export type Claims = { _id: string; name: string; jti: string };
export type ReadToken = Claims & { expiresAt: Date };

export type Clock = () => Date;

export type Tokens = {
  /** A token that is good for a day from now. */
  issue: (claims: Claims) => Promise<{ token: string; expiresAt: Date }>;
  /** The claims of a token; undefined if it is invalid or expired. Its session decides whether it is live. */
  read: (token: string) => Promise<ReadToken | undefined>;
};

/** Accepted difference between clocks in seconds. */
export const leewaySeconds = 60;

const issuer = "wagabond";
const audience = "wagabond";
const algorithm = "HS256";
const tokenLengthMax = 4_000;
/** Cache of verified tokens: verifying a signature costs more than most answers. */
const verifiedCacheMax = 5_000;

const Header = z.strictObject({ alg: z.literal(algorithm), typ: z.literal("JWT") });

const Payload = z.strictObject({
  _id: Id,
  name: z.string().check(z.maxLength(nameMax)),
  jti: Id,
  iss: z.literal(issuer),
  aud: z.literal(audience),
  iat: z.int(),
  exp: z.int(),
});

export function makeTokens(secret: Uint8Array, clock: Clock = () => new Date()): Tokens {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  /** The signature stays valid; times are checked on every read. */
  const verifiedCache = new LRUCache<string, z.output<typeof Payload>>({ max: verifiedCacheMax });
  return {
    async issue({ _id, name, jti }) {
      const iat = seconds();
      const exp = iat + sessionSeconds;
      const token = await new SignJWT({ _id, name })
        .setProtectedHeader({ alg: algorithm, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(jti)
        .setIssuedAt(iat)
        .setExpirationTime(exp)
        .sign(secret);
      return { token, expiresAt: new Date(exp * 1000) };
    },
    async read(token) {
      if (token.length > tokenLengthMax) return undefined;
      const payload = verifiedCache.get(token) ?? (await verify(token, secret, clock()));
      if (!payload) return undefined;
      verifiedCache.set(token, payload);
      const { _id, name, jti, iat, exp } = payload;
      // Well signed yet impossible: made with a stolen key.
      if (exp <= iat || exp > iat + sessionSeconds) return undefined;
      // A token from the future is good while its session is: the clock was set back since.
      if (exp <= seconds() - leewaySeconds) return undefined;
      return { _id, name, jti, expiresAt: new Date(exp * 1000) };
    },
  };
}

async function verify(token: string, secret: Uint8Array, now: Date) {
  try {
    if (!z.safeParse(Header, decodeProtectedHeader(token)).success) return undefined;
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ["exp", "iat", "jti"],
      clockTolerance: leewaySeconds,
      currentDate: now,
    });
    return z.safeParse(Payload, payload).data;
  } catch {
    return undefined;
  }
}
