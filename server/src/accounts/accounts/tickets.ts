import { createHash } from "node:crypto";
import { ticketSeconds } from "#contracts/accounts/two-factor.ts";
import { Id } from "#contracts/kernel/text.ts";
import { jwtVerify, SignJWT } from "jose";
import { uuidv7 } from "uuidv7";
import * as z from "zod/mini";
import type { Clock } from "./tokens.ts";

type Account = { id: string; password_hash: string };
export type Ticket = { id: string; accountId: string; password: string; expiresAt: Date };

/** Tickets of right passwords that wait for their second factor. Another password ends them. */
export type Tickets = {
  issue: (account: Account) => Promise<string>;
  /** Undefined for a forged or expired one. */
  read: (ticket: string) => Promise<Ticket | undefined>;
};

const audience = "wagabond second factor";
const algorithm = "HS256";

const Payload = z.object({ sub: Id, jti: Id, password: z.string(), exp: z.int() });

export const fingerprintOf = ({ password_hash }: Pick<Account, "password_hash">): string =>
  createHash("sha256").update(password_hash).digest("base64url").slice(0, 22);

export const makeTickets = (secret: Uint8Array, clock: Clock): Tickets => ({
  issue: (account) =>
    new SignJWT({ password: fingerprintOf(account) })
      .setProtectedHeader({ alg: algorithm })
      .setAudience(audience)
      .setSubject(account.id)
      .setJti(uuidv7())
      .setExpirationTime(Math.floor(clock().getTime() / 1000) + ticketSeconds)
      .sign(secret),
  async read(ticket) {
    try {
      const { payload } = await jwtVerify(ticket, secret, {
        algorithms: [algorithm],
        audience,
        currentDate: clock(),
      });
      const { sub, jti, password, exp } = Payload.parse(payload);
      return { id: jti, accountId: sub, password, expiresAt: new Date(exp * 1000) };
    } catch {
      return undefined;
    }
  },
});
