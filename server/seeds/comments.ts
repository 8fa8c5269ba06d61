import type { Insertable } from "kysely";
import type { Schema } from "../src/platform/schema.ts";
import { dayMs, seedId, demoUserId } from "./ids.ts";
import type { SeedComment } from "./demo/shapes.ts";

type CommentRow = Omit<Insertable<Schema["comments"]>, "hoot_id">;
type Times = { at: number; now: number };

/** The rows of all comments on a hoot or a story of `id`, which was posted `at`, replies after what they answer. */
export const commentRows = (
  id: string,
  comments: readonly SeedComment[],
  { at, now }: Times,
): CommentRow[] =>
  comments.flatMap((comment, index) =>
    rowsOf(comment, { parentId: null, depth: 1, after: at, now, path: `${id}/${index}` }),
  );

type Place = { parentId: string | null; depth: number; after: number; now: number; path: string };

function rowsOf(comment: SeedComment, place: Place): CommentRow[] {
  const { parentId, depth, after, now, path } = place;
  // Nobody has spoken in the future, also on the youngest hoots.
  const commentedAt = after + comment.hoursLater * (dayMs / 24);
  const at =
    commentedAt < now
      ? commentedAt
      : after + (now - after) * (1 - 1 / (depth + comment.hoursLater + 1));
  const id = seedId(`comment:${path}`, at);
  const row = {
    id,
    parent_id: parentId,
    depth,
    text: comment.text,
    author_id: demoUserId(comment.by),
    created_at: new Date(at),
    updated_at: new Date(at),
    deleted_at: null,
  };
  const replies = (comment.replies ?? []).flatMap((reply, index) =>
    rowsOf(reply, {
      ...place,
      parentId: id,
      depth: depth + 1,
      after: at,
      path: `${path}/${index}`,
    }),
  );
  return [row, ...replies];
}
