import { createHmac, timingSafeEqual } from "node:crypto";
import { linkSeconds } from "#contracts/kernel/files.ts";

/** The user and the session that requested a link. */
type Asker = { user: string; session: string };

/** The content of a signed link: its owner, its expiry (seconds since 1970) and its signature. */
export type SignedLink = Asker & { until: string; mark: string };

const markOf = (secret: Uint8Array, id: string, { user, session }: Asker, until: string) =>
  createHmac("sha256", secret)
    .update(`link to a file\n${id}\n${user}\n${session}\n${until}`)
    .digest();

/** A relative URL that serves the person's own private file without a token for 60 seconds. */
export function signLink(secret: Uint8Array, id: string, holder: Asker, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + linkSeconds);
  const mark = markOf(secret, id, holder, until).toString("base64url");
  return `/api/files/${id}?${new URLSearchParams({ ...holder, until, mark })}`;
}

/** True if the signature is valid and the link hasn't expired. */
export function isGoodLink(secret: Uint8Array, id: string, link: SignedLink, now: Date): boolean {
  const { until, mark } = link;
  const given = Buffer.from(mark, "base64url");
  const expected = markOf(secret, id, link, until);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return now.getTime() < Number(until) * 1000;
}
