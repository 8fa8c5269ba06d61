import type { Comment } from "#contracts/community/comments.ts";
import type { WithComments } from "./subject.ts";

const moment = "2026-11-21T10:00:00.000Z";

export const comment = (_id: string, parentId: string | null = null): Comment => ({
  _id,
  text: `Words of ${_id}`,
  parentId,
  createdAt: moment,
  updatedAt: moment,
  author: { _id: `author-${_id}`, username: _id, name: _id, avatar: null },
  likeCount: 0,
});

export const contentWith = (comments: Comment[]): WithComments => ({
  _id: "talked",
  likes: [],
  likeCount: 0,
  comments,
  commentCount: comments.length,
  version: 1,
});
