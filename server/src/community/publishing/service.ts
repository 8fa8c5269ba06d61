import { createHash } from "node:crypto";
import { AppError } from "#contracts/kernel/errors.ts";
import { visibleForm } from "#contracts/kernel/plain-text.ts";
import * as verification from "#contracts/accounts/verification.ts";
import type { Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { hasLink } from "../../platform/links.ts";
import * as store from "./store.ts";

export { deleteOldTexts as gcTexts, markAuthors } from "./store.ts";

/** A post to be published; duplicates are detected within one kind. */
export type Post = {
  kind: "hoot" | "story" | "comment";
  texts: readonly string[];
  gifUrl?: string | null | undefined;
  hasPhotos?: boolean;
};

/**
 * Checks a post in the transaction that writes it. Throws NOT_VERIFIED where an unverified account has used
 * its posts, or posts links or GIFs; DUPLICATE where the person posted the same within a day.
 */
export async function admitPost(
  trx: Trx,
  publish: Publish,
  session: Session,
  post: Post,
): Promise<void> {
  rejectUnverified(session, post);
  const { unverifiedPostsMax: max, verifyToPost } = verification;
  if (!session.isVerified && !(await store.countUnverifiedPost(trx, session.userId, max))) {
    throw new AppError("NOT_VERIFIED", verifyToPost);
  }
  const { is_new, is_first } = await store.storeText(trx, session.userId, hashOf(post));
  if (!is_new) throw new AppError("DUPLICATE", verification.postedAlready);
  if (is_first) publish({ what: "profile.published", profileId: session.userId });
}

type Changed = Pick<Post, "gifUrl" | "hasPhotos"> & {
  texts: readonly (string | null | undefined)[];
};

/**
 * Rejects content that unverified accounts may not publish. Used for changes too, which are not counted.
 * Throws NOT_VERIFIED.
 */
export function rejectUnverified(
  { isVerified, name }: Pick<Session, "isVerified" | "name">,
  { texts, gifUrl, hasPhotos }: Changed,
): void {
  if (isVerified) return;
  if (hasPhotos) throw new AppError("NOT_VERIFIED", verification.verifyToShowPhotos);
  if (gifUrl) throw new AppError("NOT_VERIFIED", verification.verifyToAddGif);
  // The author's name appears next to every post.
  if ([name, ...texts].some((text) => text && hasLink(text))) {
    throw new AppError("NOT_VERIFIED", verification.verifyToLink);
  }
}

/** Marks a person as having published something other than a text. */
export async function recordPublication(
  trx: Trx,
  publish: Publish,
  profileId: string,
): Promise<void> {
  if (await store.markPublished(trx, profileId)) {
    publish({ what: "profile.published", profileId });
  }
}

const hashOf = ({ kind, texts }: Post): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([kind, ...texts.map(visibleForm)]))
    .digest();
