import type { Comment } from "#contracts/community/comments.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import * as comments from "./comment-store.ts";
import * as likes from "./like-store.ts";
import { withMentions } from "./mentions.ts";
import { presentComment } from "./present.ts";
import { postColumns } from "../publishing/service.ts";
import { openForModerators, type ViewerId } from "../relations/service.ts";
import { likeableComments, type Subject } from "./subject.ts";

export {
  createComment,
  deleteComment,
  likeComment,
  unlikeComment,
  updateComment,
} from "./comments.ts";
export {
  type ListSizes,
  authorJson,
  type AuthorRow,
  type CommentRow,
  likeAndCommentColumns,
  lockSeenComment,
} from "./comment-store.ts";
export { withMentions } from "./mentions.ts";
export { moment, presentAuthor, presentComment, presentLikes } from "./present.ts";
export type { Subject } from "./subject.ts";

/** All comments on a subject with tombstones, oldest first. */
export const listComments = async (
  db: Db,
  subject: Subject,
  id: string,
  viewer: ViewerId,
): Promise<Comment[]> =>
  withMentions(
    db,
    viewer,
    (await comments.listComments(db, subject, id, viewer)).map(presentComment),
  );

type Liking = { subject: Subject; id: string; session: Session };

/**
 * Likes a subject that the caller may open; liking again changes nothing. The row of the subject is locked until the
 * transaction ends, so nothing else is read in it.
 */
export const like = (events: Events, { subject, id, session }: Liking): Promise<void> =>
  events.write(async (trx, publish) => {
    const { userId: profileId } = session;
    const where = openForModerators(session, postColumns);
    if (await likes.insertLike(trx, subject, { id, profileId, where })) {
      publish(subject.liked(id, profileId));
    }
  });

/** Removes a like; no-op if there is none. */
export const unlike = (events: Events, { subject, id, session }: Liking): Promise<void> =>
  events.write(async (trx, publish) => {
    const { userId: profileId } = session;
    const where = openForModerators(session, postColumns);
    if (await likes.deleteLike(trx, subject, { id, profileId, where })) {
      publish(subject.unliked(id, profileId));
    }
  });

/** Removes all likes of a person, of subjects and of their comments. */
export async function deleteLikesOf(trx: Trx, subject: Subject, profileId: string): Promise<void> {
  await likes.deleteLikesOf(trx, subject, profileId);
  await likes.deleteLikesOf(trx, likeableComments(subject), profileId);
}

/** Which of these hoots or stories, or of their comments, a person likes. */
export const listLikedAmong = (
  db: Db,
  { of: subject, comments: ofComments }: { of: Subject; comments: boolean },
  profileId: string,
  ids: readonly string[],
): Promise<string[]> =>
  likes.listLikedAmong(db, ofComments ? likeableComments(subject) : subject, profileId, ids);
