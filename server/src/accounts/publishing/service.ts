import { createHash } from "node:crypto";
import * as verification from "#contracts/accounts/verification.ts";
import { visibleForm } from "#contracts/kernel/plain-text.ts";
import type { Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { LimitError } from "../../platform/http/limit-error.ts";
import type { Trx } from "../../platform/schema.ts";
import { countPost, mustHold, type PostingRules, rejectContent, type Texts } from "./limits.ts";
import * as store from "./store.ts";

export {
  changePhotos,
  hasPhoto,
  listPhotoFiles,
  type PhotoAlts,
  type PhotoRow,
  type Photos,
  photosJson,
  type PhotoTable,
  presentPhotos,
} from "./photos.ts";
export { mustHold, type PostingRules, rejectContent } from "./limits.ts";
export { listChanges, listMilestones, mapTitles } from "./post-store.ts";
export {
  deleteOldTexts as gcTexts,
  heldColumns,
  markAuthors,
  updateLinksReviewed,
} from "./store.ts";

/** A post to be published; duplicates are detected within one kind. */
export type Post = {
  kind: "hoot" | "story" | "comment" | "review";
  texts: Texts;
  /** What the text is about, where the same text may be posted about it again. */
  about?: string;
  gifUrl?: string | null | undefined;
  hasPhotos?: boolean;
};

/**
 * Checks a post in the transaction that writes it; `held` is true if it waits for a moderator. Throws NOT_VERIFIED where
 * an unverified account has used its posts, or posts links or GIFs; VALIDATION and RATE_LIMITED for what new accounts
 * may not do; DUPLICATE where the person posted the same within a day.
 */
export async function admitPost(
  trx: Trx,
  publish: Publish,
  rules: PostingRules,
  session: Session,
  post: Post,
): Promise<{ held: boolean }> {
  rejectContent(session, post.texts, post);
  await countPost(trx, rules, session);
  const held = await mustHold(trx, rules, session, post.texts);
  const text = { authorId: session.userId, isPublic: !held };
  const { is_new, is_first } = await store.storeText(trx, { ...text, hash: hashOf(post) });
  const isAgain =
    post.about !== undefined &&
    !(await store.storeText(trx, { ...text, hash: hashOf(post, [post.about]) })).is_new;
  if (!is_new && !isAgain)
    throw new LimitError("duplicate posts", "DUPLICATE", verification.postedAlready);
  if (is_first) publish({ what: "profile.published", profileId: session.userId });
  return { held };
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

const hashOf = ({ kind, texts }: Post, about: readonly string[] = []): Buffer =>
  createHash("sha256")
    .update(
      JSON.stringify([
        kind,
        ...about,
        ...Object.values(texts).map((text) => visibleForm(text ?? "")),
      ]),
    )
    .digest();
