import type { Feature } from "../../platform/feature.ts";

type AboutComment = { commentId: string; actorId: string } & (
  | { hootId: string; blogId?: undefined }
  | { blogId: string; hootId?: undefined }
);

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "comment.posted": AboutComment;
    "comment.changed": AboutComment;
    "comment.deleted": AboutComment;
    "comment.liked": AboutComment;
  }
}

const tags = (event: AboutComment) =>
  event.hootId !== undefined
    ? ["hoots", `hoot:${event.hootId}`]
    : ["blogs", `blog:${event.blogId}`];

const news = (event: AboutComment) => ({
  topics: [event.hootId !== undefined ? { hoot: event.hootId } : { blog: event.blogId }],
  id: event.commentId,
  actor: event.actorId,
});

/** Hoots and stories put comments on the wire, each below its own paths. */
export const commentFeature: Feature<unknown> = {
  name: "comments",
  staleTags: {
    "comment.posted": tags,
    "comment.changed": tags,
    "comment.deleted": tags,
    "comment.liked": tags,
  },
  liveNews: {
    "comment.posted": news,
    "comment.changed": news,
    "comment.deleted": news,
    "comment.liked": news,
  },
};
