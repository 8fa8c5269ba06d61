import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/community/hoots.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events, Publish } from "../../platform/events.ts";
import { attemptBody } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import {
  admitPost,
  changePhotos,
  hasPhoto,
  listPhotoFiles,
  mustHold,
  type Photos,
  type PostingRules,
  rejectContent,
} from "../../accounts/publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { deletePhotosOf, isPhotoChange, photoTable, splitAlts } from "./photos.ts";
import { canDelete, canEdit } from "./policy.ts";
import * as store from "./store.ts";
import { aboutHoots, hootNotFound } from "./subject.ts";
import * as commentService from "../comments/service.ts";
import { findTitles, getHoot } from "./read.ts";
import { tagColumns } from "./tags.ts";

export { aboutHoots };
export { presentRoute, routeColumns } from "./tags.ts";
export {
  countHoots,
  findByWords,
  findTitles,
  followedHoots,
  getHoot,
  lastChanges,
  listNewest,
  milestones,
  pageHoots,
  randomHoots,
  searchHoots,
} from "./read.ts";

type Deps = { events: Events; files: Files; posting: PostingRules };
type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

/**
 * Creates a hoot; a retry with the same `key` returns the first one. Throws NOT_VERIFIED, DUPLICATE, QUOTA, and
 * RATE_LIMITED and VALIDATION for new accounts.
 */
export function createHoot(
  { events, files, posting }: Deps,
  session: Session,
  draft: Body<typeof contract.createHoot>,
  photos: Photos,
  key?: string,
): Promise<contract.Hoot> {
  const body = hasPhoto(photos) ? attemptBody(draft, photos) : draft;
  const attempt = { ownerId: session.userId, key, call: "createHoot", body };
  return events.write((trx, publish) =>
    once(trx, attempt, async () => {
      const { alts, rest } = splitAlts(draft);
      const { title, text, category, gifUrl = null, ...tags } = rest;
      const pictures = { gifUrl, hasPhotos: hasPhoto(photos) };
      const post = { kind: "hoot", texts: { title, text, ...alts }, ...pictures } as const;
      const { held } = await admitPost(trx, publish, posting, session, post);
      const id = uuidv7();
      const author = { author_id: session.userId, gif_url: gifUrl };
      const columns = { ...author, ...(await tagColumns(trx, tags)) };
      await store.insertHoot(trx, { id, title, text, category, ...columns }, held);
      const target = { files, publish, ownerId: session.userId, photoTable, postId: id };
      await changePhotos(trx, target, { photos, alts });
      // A held hoot is published once a moderator releases it.
      if (!held) publish({ what: "hoot.posted", hootId: id, actorId: session.userId });
      return getHoot(trx, session, id);
    }),
  );
}

type Edit = {
  id: string;
  changes: Body<typeof contract.updateHoot>;
  photos: Photos;
  ifVersion: number | undefined;
  key: string | undefined;
};

/**
 * Updates the fields that are sent; a retry with the same `key` returns the first answer. Throws NOT_FOUND, NOT_YOURS,
 * NOT_VERIFIED, and CONFLICT where `ifVersion` is stale; QUOTA.
 */
export function updateHoot(deps: Deps, session: Session, edit: Edit): Promise<contract.Hoot> {
  const { id, changes, photos, key } = edit;
  const body = attemptBody(changes, photos);
  const attempt = { ownerId: session.userId, key, call: `updateHoot ${id}`, body };
  return deps.events.write(async (trx, publish) => {
    // A hoot with all of its comments is too much to store; its version tells a retry what it was then.
    const { version } = await once(trx, attempt, async () => {
      await changeHoot(deps, trx, publish, session, edit);
      return { version: (await lockHoot(trx, canEdit, session, id)).version };
    });
    return { ...(await getHoot(trx, session, id)), version };
  });
}

async function changeHoot(
  { files, posting }: Deps,
  trx: Trx,
  publish: Publish,
  session: Session,
  { id, changes, photos, ifVersion }: Edit,
): Promise<void> {
  const { version, hidden_at } = await lockHoot(trx, canEdit, session, id);
  const stale = "This hoot was changed elsewhere. Reload to see the newer version.";
  await rejectStale(ifVersion, { version }, stale, () => getHoot(trx, session, id));
  const { alts, rest } = splitAlts(changes);
  const { gifUrl, category, airline, route, breed, venueId, ...own } = rest;
  const texts = { ...own, ...alts };
  rejectContent(session, texts, { gifUrl, hasPhotos: hasPhoto(photos) });
  const columns = {
    ...own,
    ...(await tagColumns(trx, { airline, route, breed, venueId })),
    ...(gifUrl === undefined ? {} : { gif_url: gifUrl }),
    ...(category === undefined ? {} : { category: category ?? contract.defaultCategory }),
  };
  const photoChange = { photos, alts };
  const isAnything = Object.values(columns).some((value) => value !== undefined);
  if (isAnything || isPhotoChange(photoChange)) {
    const held = hidden_at === null && (await mustHold(trx, posting, session, texts));
    await store.updateHoot(trx, id, columns, held);
    const target = { files, publish, ownerId: session.userId, photoTable, postId: id };
    await changePhotos(trx, target, photoChange);
    const what = held ? "hoot.deleted" : "hoot.changed";
    publish({ what, hootId: id, actorId: session.userId });
  }
}

/** Deletes a hoot with its photos, comments and likes. Throws NOT_FOUND, NOT_YOURS. */
export function deleteHoot(
  { events, files }: Pick<Deps, "events" | "files">,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    await lockHoot(trx, canDelete, session, id);
    await files.drop(trx, publish, await listPhotoFiles(trx, photoTable, id));
    await store.deleteHoot(trx, id);
    publish({ what: "hoot.deleted", hootId: id, actorId: session.userId });
    return { _id: id };
  });
}

/**
 * Marks a comment as the answer to one's own question, or no comment. Throws NOT_FOUND, NOT_YOURS, and VALIDATION where
 * the hoot asks nothing or has no such comment.
 */
export function acceptAnswer(
  events: Events,
  session: Session,
  id: string,
  commentId: string | null,
): Promise<contract.Hoot> {
  return events.write(async (trx, publish) => {
    const { is_question, accepted_comment_id } = await lockHoot(trx, canEdit, session, id);
    if (commentId !== null) {
      if (!is_question) throw wrongAnswer("Only questions can have an accepted answer.");
      const about = { subjectId: id, id: commentId, viewer: session.userId };
      if (!(await commentService.lockSeenComment(trx, aboutHoots, about))) {
        throw wrongAnswer("This comment doesn't exist or was deleted.");
      }
    }
    if (commentId !== accepted_comment_id) {
      await store.updateAccepted(trx, id, commentId);
      publish({ what: "hoot.changed", hootId: id, actorId: session.userId });
    }
    return getHoot(trx, session, id);
  });
}

const wrongAnswer = (message: string) =>
  new AppError("VALIDATION", message, { fields: { commentId: message } });

type LikeDeps = { db: Db; likes: commentService.Likes };

/** Likes a hoot; no-op if already liked. Throws NOT_FOUND. */
export async function likeHoot(
  { db, likes }: LikeDeps,
  session: Session,
  id: string,
): Promise<contract.Hoot> {
  await likes.like(session, id);
  return getHoot(db, session, id);
}

/** Removes a like; no-op if there is none. Throws NOT_FOUND. */
export async function unlikeHoot(
  { db, likes }: LikeDeps,
  session: Session,
  id: string,
): Promise<contract.Hoot> {
  await likes.unlike(session, id);
  return getHoot(db, session, id);
}

/**
 * A hoot with which the caller may do this, locked until the transaction ends. Throws NOT_FOUND where they may not read
 * it either, and NOT_YOURS.
 */
async function lockHoot(trx: Db, isAllowed: typeof canEdit, session: Session, id: string) {
  const hoot = await store.findHootForChange(trx, id);
  if (isAllowed.allows(session, hoot)) return hoot;
  if ((await findTitles(trx, [id], session)).size === 0) throw hootNotFound();
  throw new AppError("NOT_YOURS", "You can only change your own hoots.");
}

/** Deletes the likes and photos of an account that is being deleted; its hoots stay without an author. */
export async function deleteTracesOf(trx: Trx, { id }: { id: string }): Promise<void> {
  await commentService.deleteLikesOf(trx, aboutHoots, id);
  await deletePhotosOf(trx, id);
}
