import type { Comment } from "#contracts/community/comments.ts";
import { allPages } from "../../platform/archive-part.ts";
import { listPage } from "../../platform/db/list-page.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { together } from "../../platform/db/together.ts";
import type { DomainEvent, Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import * as comments from "./comment-store.ts";
import * as likes from "./like-store.ts";
import { withMentions } from "./mentions.ts";
import { presentComment } from "./present.ts";
import type { Moderating } from "../../accounts/relations/policy.ts";
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
  type CommentRow,
  likeAndCommentColumns,
  lockSeenComment,
} from "./comment-store.ts";
export { withMentions } from "./mentions.ts";
export { presentComment, presentLikes } from "./present.ts";
export type { Subject } from "./subject.ts";

/** All comments on a subject with tombstones, oldest first; for moderators also what they have hidden. */
export const listComments = async (
  db: Db,
  subject: Subject,
  id: string,
  viewer: Moderating,
): Promise<Comment[]> =>
  withMentions(
    db,
    viewer?.userId,
    (await comments.listComments(db, subject, id, viewer)).map(presentComment),
  );

type ChangeLike = (session: Session, id: string) => Promise<void>;

/** Changes likes of posts of one kind; what a person may not open stays unchanged. */
export type Likes = { like: ChangeLike; unlike: ChangeLike };

/** Batches in which one is sent while the other notifies people. */
const lanes = 2;

/**
 * Likes that arrive while others are written go into one transaction: each would wait for the row of a post that many
 * people like at the same time.
 */
export function makeLikes(events: Events, subject: Subject): Likes {
  const batched = (
    change: typeof likes.insertLikes,
    eventOf: (changed: likes.ChangedLike) => DomainEvent,
  ): ChangeLike => {
    const write = together(
      async (all: readonly likes.Like[]) => {
        await events.write(async (trx, publish) => {
          for (const changed of await change(trx, subject, all)) publish(eventOf(changed));
        });
        return all.map(() => undefined);
      },
      { lanes, isolated: true },
    );
    return ({ userId: profileId, isModerator }, id) => write({ id, profileId, isModerator });
  };
  return {
    like: batched(likes.insertLikes, ({ id, profileId, authorId }) =>
      subject.liked(id, profileId, authorId),
    ),
    unlike: batched(likes.deleteLikes, ({ id, profileId }) => subject.unliked(id, profileId)),
  };
}

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

/** A person's own comment, also on a hoot or a story of another person. */
export type OwnComment = {
  _id: string;
  on: { kind: string; _id: string };
  parentId: string | null;
  text: string;
  createdAt: string;
};

/** All own comments of a person on subjects of one kind, newest first. */
export const listOwn = (
  db: Db,
  subject: Subject,
  { userId }: { userId: string },
): AsyncIterable<OwnComment> =>
  allPages(async (before) => {
    const rows = await comments.listOwn(db, subject, { userId }, { before, limit: ownPerPage + 1 });
    return listPage(rows, ownPerPage, (row) => ({
      _id: row.id,
      on: { kind: subject.name, _id: row.subject_id },
      parentId: row.parent_id,
      text: row.text,
      createdAt: row.created_at.toISOString(),
    }));
  });

const ownPerPage = 100;
