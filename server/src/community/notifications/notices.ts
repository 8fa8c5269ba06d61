import { isAuthor as isCommentAuthor } from "../comments/policy.ts";
import type { NotificationKind } from "#contracts/community/notifications.ts";
import { mentionedNames, mentionsMax } from "#contracts/community/mention-text.ts";
import { findIdsByUsernames } from "../../accounts/profiles/service.ts";
import { findNames } from "../../lookup/venues/service.ts";
import { type ModerationNotice, moderationNotices } from "../moderation/service.ts";
import type { DomainEvent, EventOf } from "../../platform/events.ts";
import type { Db } from "../../platform/schema.ts";
import * as subjects from "./subject-store.ts";

/** A subject without a table here. `text` is shown below its title. */
export type SiteSubject = { kind: string; _id: string; title: string; text: string; path: string };

/** What one person is told, before anybody's settings are looked at. */
export type Notice = {
  what: NotificationKind;
  recipientId: string;
  /** Null for notices of the site. */
  actorId: string | null;
  hootId?: string | undefined;
  blogId?: string | undefined;
  commentId?: string | undefined;
  blogCommentId?: string | undefined;
  reviewId?: string | undefined;
  subject?: SiteSubject | undefined;
  /** Equal for what is shown as one row, and so that nothing is told twice. */
  topic: string;
  /** False for what has an email of its own. */
  isMailed?: boolean;
};

type NoticeTarget = Pick<Notice, "hootId" | "blogId" | "commentId" | "blogCommentId">;

/** Whom an event concerns, and how. Everybody at most once. */
export async function noticesOf(db: Db, event: DomainEvent): Promise<Notice[]> {
  switch (event.what) {
    case "hoot.liked":
      return liked(event.actorId, { hootId: event.hootId }, event.authorId);
    case "blog.liked":
      return liked(event.actorId, { blogId: event.blogId }, event.authorId);
    case "hoot.posted":
    case "hoot.changed":
      return mentionsIn(
        db,
        event.actorId,
        { hootId: event.hootId },
        await subjects.hootFor(db, event.hootId),
      );
    case "blog.posted":
    case "blog.changed":
      return mentionsIn(
        db,
        event.actorId,
        { blogId: event.blogId },
        await subjects.blogFor(db, event.blogId),
      );
    case "comment.liked":
      return liked(
        event.actorId,
        targetOf(event),
        (await subjects.commentFor(db, event))?.authorId ?? null,
      );
    case "comment.posted":
      return commented(db, event.actorId, targetOf(event), await subjects.commentFor(db, event));
    case "comment.changed": {
      const comment = await subjects.commentFor(db, event);
      return comment &&
        isCommentAuthor.allows({ userId: event.actorId }, { author_id: comment.authorId })
        ? mentionsIn(db, event.actorId, targetOf(event), comment)
        : [];
    }
    case "review.helpful":
      return foundHelpful(db, event);
    case "profile.followed":
      return [
        {
          what: "follow",
          recipientId: event.otherId,
          actorId: event.profileId,
          topic: `follow ${event.profileId}`,
        },
      ];
    case "moderation.decided":
      return decided(db, event);
    default:
      return [];
  }
}

/** The names of places are known, or checked by moderators. */
async function foundHelpful(db: Db, event: EventOf<"review.helpful">): Promise<Notice[]> {
  const { reviewId, venueId, actorId, authorId } = event;
  const title = (await findNames(db, [venueId])).get(venueId);
  if (title === undefined) return [];
  const path = `/places/${venueId}#r-${reviewId}`;
  const subject = { kind: "review", _id: reviewId, title, text: "", path };
  const topic = `like ${reviewId}`;
  return [{ what: "like", recipientId: authorId, actorId, reviewId, subject, topic }];
}

/** The author has an email of their own, with the reason. */
async function decided(db: Db, event: EventOf<"moderation.decided">): Promise<Notice[]> {
  const { author, reporters } = await moderationNotices(db, event);
  const noticeOf = (isMailed: boolean) => (notice: ModerationNotice) => ({
    what: "moderation" as const,
    recipientId: notice.recipientId,
    actorId: null,
    subject: {
      kind: event.kind,
      _id: event.subjectId,
      title: notice.title,
      text: notice.reason,
      path: notice.path,
    },
    topic: `moderation ${event.decisionId}`,
    isMailed,
  });
  return [...author.map(noticeOf(false)), ...reporters.map(noticeOf(true))];
}

const targetOf = (about: subjects.AboutComment): NoticeTarget =>
  about.hootId === undefined
    ? { blogId: about.blogId, blogCommentId: about.commentId }
    : { hootId: about.hootId, commentId: about.commentId };

const idOf = ({ commentId, blogCommentId, hootId, blogId }: NoticeTarget) =>
  commentId ?? blogCommentId ?? hootId ?? blogId ?? "";

const liked = (actorId: string, target: NoticeTarget, recipientId: string | null): Notice[] =>
  recipientId === null
    ? []
    : [{ what: "like", recipientId, actorId, ...target, topic: `like ${idOf(target)}` }];

async function mentionsIn(
  db: Db,
  actorId: string,
  target: NoticeTarget,
  subject: subjects.Subject | undefined,
): Promise<Notice[]> {
  const names = mentionedNames(subject?.texts.join("\n") ?? "");
  if (names.length === 0) return [];
  const ids = await findIdsByUsernames(db, names);
  // The same topic as that of a reply or a comment, so that one text notifies a person once.
  const topic = `text ${idOf(target)}`;
  const notified = await subjects.listMentioned(db, target, topic);
  const others = ids.filter((id) => !notified.has(id));
  // The limit holds over all edits: otherwise repeated edits of one post could reach every member.
  return others.slice(0, Math.max(0, mentionsMax - notified.size)).map((recipientId) => ({
    what: "mention",
    recipientId,
    actorId,
    ...target,
    topic,
  }));
}

/** A mention is the most personal, then a reply, then a comment in a thread that the person wrote or follows. */
async function commented(
  db: Db,
  actorId: string,
  target: NoticeTarget,
  comment: subjects.Comment | undefined,
): Promise<Notice[]> {
  if (!comment) return [];
  const topic = `text ${idOf(target)}`;
  const noticesByPerson = new Map<string, Notice>();
  const tell = (what: NotificationKind, recipientId: string | null) => {
    if (recipientId === null || noticesByPerson.has(recipientId)) return;
    noticesByPerson.set(recipientId, { what, recipientId, actorId, ...target, topic });
  };
  for (const { recipientId } of await mentionsIn(db, actorId, target, comment)) {
    tell("mention", recipientId);
  }
  tell("reply", comment.parentAuthorId);
  tell("comment", comment.threadAuthorId);
  for (const followerId of comment.threadFollowerIds) tell("comment", followerId);
  return [...noticesByPerson.values()];
}
