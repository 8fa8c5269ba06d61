import type { Comment } from "#contracts/community/comments.ts";
import type { Hoot } from "#contracts/community/hoots.ts";

const moment = "2026-11-21T10:00:00.000Z";

export const hootWith = (comments: Comment[], rest: Partial<Hoot> = {}): Hoot => ({
  _id: "hoot",
  title: "Deck 7",
  text: "Port side.",
  category: "Greece",
  gifUrl: null,
  author: null,
  likes: [],
  likeCount: 0,
  comments,
  commentCount: comments.length,
  question: false,
  acceptedId: null,
  createdAt: moment,
  updatedAt: moment,
  version: 1,
  ...rest,
});
