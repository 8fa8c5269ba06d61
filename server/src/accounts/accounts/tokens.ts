import { nameMax, sessionSeconds } from "#contracts/accounts/accounts.ts";
import { Id } from "#contracts/kernel/text.ts";
import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";

/** Whose token it is and which session it belongs to. */
export type Claims = { _id: string; name: string; jti: string };
export type ReadToken = Claims & { expiresAt: Date };

export type Clock = () => Date;

export type Tokens = {
  /** A token that is good for a day from now. */
  issue: (claims: Claims) => Promise<{ token: string; expiresAt: Date }>;
  /** What a token says, or undefined where it is not one of ours, or not any more. */
  read: (token: string) => Promise<ReadToken | undefined>;
};

/** Clocks of two machines, or one that was set, may differ by so much. */
export const leewaySeconds = 60;

const issuer = "wagabond";
const audience = "wagabond";
const algorithm = "HS256";
const longest = 4_000;
/** So many tokens are remembered as ours; asking a key again for each request costs more than most answers. */
const rememberedAtMost = 5_000;

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
  /** What we signed stays signed; whether its time is over is looked at each time. */
  const signed = new LRUCache<string, z.output<typeof Payload>>({ max: rememberedAtMost });
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
      if (token.length > longest) return undefined;
      const payload = signed.get(token) ?? (await verified(token, secret, clock()));
      if (!payload) return undefined;
      signed.set(token, payload);
      const { _id, name, jti, iat, exp } = payload;
      const now = seconds();
      // Signed by us and yet impossible: made with a stolen key or a wrong clock.
      if (exp <= iat || iat > now + leewaySeconds) return undefined;
      if (exp <= now - leewaySeconds) return undefined;
      if (exp > now + sessionSeconds + leewaySeconds) return undefined;
      return { _id, name, jti, expiresAt: new Date(exp * 1000) };
    },
  };
}

async function verified(token: string, secret: Uint8Array, now: Date) {
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
