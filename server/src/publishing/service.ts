import { createHash } from "node:crypto";
import { AppError } from "#contracts/errors.ts";
import { visibleForm } from "#contracts/plain-text.ts";
import * as verification from "#contracts/verification.ts";
import type { Announce } from "../events.ts";
import type { Session } from "../http/api.ts";
import type { Trx } from "../schema.ts";
import { hasLink } from "./links.ts";
import * as store from "./store.ts";

export { deleteOldTexts as sweepTexts, markAuthors } from "./store.ts";

/** What somebody is about to publish: texts are compared within one kind. */
export type Post = {
  kind: "hoot" | "story" | "comment";
  texts: readonly string[];
  gifUrl?: string | null | undefined;
};

/**
 * Lets a post pass, in the transaction that writes it. Throws NOT_VERIFIED where an account whose email is not
 * verified has no posts left, or posts links or GIFs; DUPLICATE where the person posted the same within a day.
 */
export async function admitPost(
  trx: Trx,
  announce: Announce,
  session: Session,
  post: Post,
): Promise<void> {
  refuseUnverified(session, post);
  const { unverifiedPostsMax: max, verifyToPost } = verification;
  if (!session.isVerified && !(await store.countUnverifiedPost(trx, session.userId, max))) {
    throw new AppError("NOT_VERIFIED", verifyToPost);
  }
  const { is_new, is_first } = await store.rememberText(trx, session.userId, hashOf(post));
  if (!is_new) throw new AppError("DUPLICATE", verification.postedAlready);
  if (is_first) announce({ what: "profile.published", profileId: session.userId });
}

/** Refuses what an account may show nobody before its email is verified. Also for changes, which are not counted. */
export function refuseUnverified(
  { isVerified, name }: Pick<Session, "isVerified" | "name">,
  { texts, gifUrl }: { texts: readonly (string | null | undefined)[]; gifUrl?: Post["gifUrl"] },
): void {
  if (isVerified) return;
  if (gifUrl) throw new AppError("NOT_VERIFIED", verification.verifyToAddGif);
  // The name stands beside whatever they write.
  if ([name, ...texts].some((text) => text && hasLink(text))) {
    throw new AppError("NOT_VERIFIED", verification.verifyToLink);
  }
}

/** Says that a person has published something that is no text. */
export async function publishedBy(trx: Trx, announce: Announce, profileId: string): Promise<void> {
  if (await store.markPublished(trx, profileId)) {
    announce({ what: "profile.published", profileId });
  }
}

const hashOf = ({ kind, texts }: Post): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([kind, ...texts.map(visibleForm)]))
    .digest();
