import { createHmac, timingSafeEqual } from "node:crypto";
import { linkSeconds } from "#contracts/files.ts";

/** What a signed link says: whose file it is, until when it is good, and our mark on both. */
export type SignedLink = { user: string; until: string; mark: string };

const markOf = (secret: Uint8Array, id: string, user: string, until: string) =>
  createHmac("sha256", secret).update(`link to a file\n${id}\n${user}\n${until}`).digest();

/** A relative address under which a person's own private file is had without a token, for 60 seconds. */
export function signLink(secret: Uint8Array, id: string, user: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + linkSeconds);
  const mark = markOf(secret, id, user, until).toString("base64url");
  return `/api/files/${id}?${new URLSearchParams({ user, until, mark })}`;
}

/** True where the mark is ours and the time is not over. */
export function isGoodLink(secret: Uint8Array, id: string, link: SignedLink, now: Date): boolean {
  const { user, until, mark } = link;
  const given = Buffer.from(mark, "base64url");
  const wanted = markOf(secret, id, user, until);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  return now.getTime() < Number(until) * 1000;
}
