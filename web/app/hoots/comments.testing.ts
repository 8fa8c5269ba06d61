import type { Comment } from "#contracts/comments.ts";
import type { Hoot } from "#contracts/hoots.ts";

const moment = "2026-11-21T10:00:00.000Z";

export const comment = (_id: string, parentId: string | null = null): Comment => ({
  _id,
  text: `Words of ${_id}`,
  parentId,
  createdAt: moment,
  updatedAt: moment,
  author: { _id: `author-${_id}`, username: _id, name: _id, avatar: null },
});

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
  createdAt: moment,
  updatedAt: moment,
  version: 1,
  ...rest,
});
