import { AppError } from "#contracts/errors.ts";
import { type Comment, commentDepthMax } from "#contracts/hoots.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../db/once.ts";
import type { Events } from "../events.ts";
import type { Session } from "../http/api.ts";
import type { Db } from "../schema.ts";
import * as store from "./comment-store.ts";
import { presentComment } from "./present.ts";
import { hootNotFound } from "./service.ts";

type Words = { text: string; parentId?: string | null | undefined };

/**
 * Comments on a hoot, or replies to one of its comments; the same `key` again answers the same comment.
 * Throws NOT_FOUND (hoot), VALIDATION (a parent that is not there), TOO_DEEP.
 */
export function createComment(
  events: Events,
  session: Session,
  hootId: string,
  { text, parentId }: Words,
  key?: string,
): Promise<Comment> {
  const body = { hootId, text, parentId };
  const attempt = { ownerId: session.userId, key, call: "createComment", body };
  return events.write((trx, announce) =>
    once(trx, attempt, async () => {
      if (!(await store.holdHoot(trx, hootId))) throw hootNotFound();
      const depth = parentId ? (await depthOf(trx, hootId, parentId)) + 1 : 1;
      if (depth > commentDepthMax) {
        throw new AppError("TOO_DEEP", `A conversation can go ${commentDepthMax} replies deep.`);
      }
      const id = uuidv7();
      const place = { hoot_id: hootId, parent_id: parentId || null, depth };
      await store.insertComment(trx, { id, ...place, text, author_id: session.userId });
      await store.countComment(trx, hootId, 1);
      announce({ what: "comment.posted", hootId, commentId: id });
      return presentComment(await store.getComment(trx, id));
    }),
  );
}

/** Changes a comment's words. Throws NOT_FOUND, NOT_YOURS. */
export function updateComment(
  events: Events,
  session: Session,
  hootId: string,
  id: string,
  text: string,
): Promise<Comment> {
  return events.write(async (trx, announce) => {
    await ownComment(trx, session, hootId, id);
    await store.updateCommentText(trx, id, text);
    announce({ what: "comment.changed", hootId, commentId: id });
    return presentComment(await store.getComment(trx, id));
  });
}

/** Deletes a comment; a tombstone keeps the place while there are replies. Throws NOT_FOUND, NOT_YOURS. */
export function deleteComment(
  events: Events,
  session: Session,
  hootId: string,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, announce) => {
    const comment = await ownComment(trx, session, hootId, id);
    if (await store.hasReplies(trx, id)) await store.buryComment(trx, id);
    else await removeBranch(trx, hootId, id, comment.parent_id);
    await store.countComment(trx, hootId, -1);
    announce({ what: "comment.deleted", hootId, commentId: id });
    return { _id: id };
  });
}

/** Removes a comment without replies, and the tombstones above it that now keep nothing. */
async function removeBranch(trx: Db, hootId: string, id: string, parentId: string | null) {
  await store.deleteComment(trx, id);
  let above = parentId;
  while (above) {
    const parent = await store.findCommentForChange(trx, hootId, above);
    if (!parent?.deleted_at || (await store.hasReplies(trx, above))) return;
    await store.deleteComment(trx, above);
    above = parent.parent_id;
  }
}

async function depthOf(trx: Db, hootId: string, parentId: string): Promise<number> {
  const parent = await store.findCommentForChange(trx, hootId, parentId);
  if (parent && !parent.deleted_at) return parent.depth;
  const words = "The comment you reply to is not there any more.";
  throw new AppError("VALIDATION", words, { fields: { parentId: words } });
}

async function ownComment(trx: Db, session: Session, hootId: string, id: string) {
  // The hoot before its comments, as everybody locks them, so that nobody waits in a circle.
  await store.holdHoot(trx, hootId);
  const comment = await store.findCommentForChange(trx, hootId, id);
  if (!comment || comment.deleted_at) {
    throw new AppError("NOT_FOUND", "This comment does not exist.");
  }
  if (comment.author_id !== session.userId) {
    throw new AppError("NOT_YOURS", "This comment belongs to somebody else.");
  }
  return comment;
}
