import {
  newAccountLinks,
  newAccountPosts,
  unverifiedPostsMax,
} from "#contracts/accounts/limits.ts";
import * as verification from "#contracts/accounts/verification.ts";
import { LimitError } from "../../platform/http/limit-error.ts";
import type { Session } from "../../platform/http/api.ts";
import { countLinks, hasLink } from "../../platform/links.ts";
import type { Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";

/** What an operator decides about posts. */
export type PostingRules = {
  /** False with `RATE_LIMITS=off`, which lifts the slower rates of new accounts and nothing else. */
  limitsRates: boolean;
  holdsFirstLinks: boolean;
  /** Counts a post that is held, for the metrics. */
  noteLimit: (limit: string) => void;
};

/** Texts by the name of their field. */
export type Texts = Readonly<Record<string, string | null | undefined>>;
/** Pictures beside the texts. */
type Pictures = { gifUrl?: string | null | undefined; hasPhotos?: boolean };
type Author = Pick<Session, "isVerified" | "isNew" | "name">;

/**
 * Rejects content that unverified and new accounts may not publish. Used for changes too, which are not counted.
 * Throws NOT_VERIFIED, and VALIDATION for too many links.
 */
export function rejectContent(author: Author, texts: Texts, pictures: Pictures = {}): void {
  if (!author.isVerified) return rejectUnverified(author, texts, pictures);
  if (!author.isNew) return;
  let links = 0;
  for (const [name, text] of Object.entries(texts)) {
    links += countLinks(text ?? "");
    if (links <= newAccountLinks) continue;
    const fields = { [name]: verification.tooManyLinks };
    throw new LimitError("links of a new account", "VALIDATION", verification.tooManyLinks, {
      fields,
    });
  }
}

function rejectUnverified({ name }: Author, texts: Texts, { gifUrl, hasPhotos }: Pictures): void {
  if (hasPhotos) {
    throw new LimitError("unverified photos", "NOT_VERIFIED", verification.verifyToShowPhotos);
  }
  if (gifUrl) {
    throw new LimitError("unverified GIFs", "NOT_VERIFIED", verification.verifyToAddGif);
  }
  // The author's name appears next to every post.
  if ([name, ...Object.values(texts)].some((text) => text && hasLink(text))) {
    throw new LimitError("unverified links", "NOT_VERIFIED", verification.verifyToLink);
  }
}

/** Counts a post before it is written. Throws NOT_VERIFIED, and RATE_LIMITED for new accounts. */
export async function countPost(trx: Trx, rules: PostingRules, session: Session): Promise<void> {
  const { userId, isVerified, isNew } = session;
  if (!isVerified) {
    if (await store.countUnverifiedPost(trx, userId, unverifiedPostsMax)) return;
    throw new LimitError("unverified posts", "NOT_VERIFIED", verification.verifyToPost);
  }
  if (!isNew || !rules.limitsRates) return;
  const { perHour, perDay } = await store.countRecentPosts(trx, userId);
  const isHour = perHour.count >= newAccountPosts.perHour;
  const isDay = perDay.count >= newAccountPosts.perDay;
  if (!isHour && !isDay) return;
  const [limit, retryAfter] = isDay
    ? (["posts of a new account in a day", perDay.freeIn] as const)
    : (["posts of a new account in an hour", perHour.freeIn] as const);
  throw new LimitError(limit, "RATE_LIMITED", verification.tooManyPosts, { retryAfter });
}

/** Whether a post waits for a moderator: its author is new, and no post of theirs with a link was released before. */
export async function mustHold(
  trx: Trx,
  rules: PostingRules,
  { userId, isVerified, isNew }: Session,
  texts: Texts,
): Promise<boolean> {
  if (!rules.holdsFirstLinks || !isVerified || !isNew) return false;
  if (!Object.values(texts).some((text) => text && hasLink(text))) return false;
  if (await store.hasReviewedLinks(trx, userId)) return false;
  rules.noteLimit("first links held for review");
  return true;
}
