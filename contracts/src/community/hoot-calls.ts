import * as z from "zod/mini";
import { Comment, commentBody, commentChange } from "./comments.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, countQuery, limitQuery, page, pageQuery } from "../kernel/paging.ts";
import { searchMax } from "./hoot-names.ts";
import { Category, FoundHoot, Hoot, HootSort, randomCount, randomMax } from "./hoot.ts";
import { bothEnds, BreedName, tagQuery } from "../lookup/tags.ts";
import { Id, text } from "../kernel/text.ts";

export const listHoots = endpoint({
  method: "GET",
  path: "/api/hoots",
  summary: "Lists the newest 100 hoots.",
  session: "optional",
  response: z.array(Hoot),
});

const oneCursor = z.refine<{ page?: number | undefined; before?: string | undefined }>(
  ({ page: number, before }) => number === undefined || before === undefined,
  { error: "Send either page or before, not both.", path: ["before"] },
);

export const pageHoots = endpoint({
  method: "GET",
  path: "/api/hoots/paginated",
  summary:
    "Lists hoots, newest first, by page number (`page`, from 1) or by cursor (`before`), which is equally fast at any depth. `sort` is newest, liked (most likes first) or unanswered (questions without an accepted answer, newest first). `airline`, `from` with `to`, and `breed` select hoots with these tags.",
  session: "optional",
  query: z
    .object({
      page: pageQuery,
      limit: limitQuery,
      before: beforeQuery,
      category: z.optional(Category),
      author: z.optional(Id),
      sort: z._default(z.optional(HootSort), "newest"),
      ...tagQuery,
      breed: z.optional(BreedName),
    })
    .check(oneCursor, bothEnds),
  response: page(Hoot),
});

/** A count ends here. */
export const hootCountMax = 1_000;

export const countHoots = endpoint({
  method: "GET",
  path: "/api/hoots/count",
  summary: `Counts the hoots tagged with an airline, a route (\`from\` and \`to\`, ISO codes) or a breed, up to ${hootCountMax}.`,
  session: "optional",
  query: z.object({ ...tagQuery, breed: z.optional(BreedName) }).check(bothEnds),
  response: z.object({ count: z.number() }),
});

export const followedHoots = endpoint({
  method: "GET",
  path: "/api/hoots/following",
  summary: "Lists hoots by people the current user follows, newest first.",
  session: "required",
  query: z.object({ before: beforeQuery, limit: limitQuery, category: z.optional(Category) }),
  response: page(Hoot),
});

export const randomHoots = endpoint({
  method: "GET",
  path: "/api/hoots/random",
  summary: "Returns random hoots.",
  session: "optional",
  query: z.object({ count: countQuery(randomCount, randomMax) }),
  response: z.array(Hoot),
});

export const searchHoots = endpoint({
  method: "GET",
  path: "/api/hoots/search",
  summary: "Searches hoots, best match first, with the matching words marked.",
  session: "optional",
  query: z.object({ q: text("Search", searchMax), limit: limitQuery, before: beforeQuery }),
  response: page(FoundHoot),
  limits: { rates: [{ times: 120, seconds: 60, per: "address" }] },
});

export const getHoot = endpoint({
  method: "GET",
  path: "/api/hoots/:id",
  summary: "Returns a hoot with all of its comments, oldest first.",
  session: "optional",
  params: z.object({ id: Id }),
  response: Hoot,
  versioned: true,
});

export const deleteHoot = endpoint({
  method: "DELETE",
  path: "/api/hoots/:id",
  summary: "Deletes a hoot with its comments and likes. Author only.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});

export const likeHoot = endpoint({
  method: "PUT",
  path: "/api/hoots/:id/like",
  summary: "Likes a hoot. Liking it again has no effect.",
  session: "required",
  params: z.object({ id: Id }),
  response: Hoot,
});

export const unlikeHoot = endpoint({
  method: "PUT",
  path: "/api/hoots/:id/unlike",
  summary: "Removes the current user's like.",
  session: "required",
  params: z.object({ id: Id }),
  response: Hoot,
});

const answerRates = { rates: [{ times: 120, seconds: 10 * 60, per: "account" }] } as const;

export const acceptAnswer = endpoint({
  method: "PUT",
  path: "/api/hoots/:id/answer",
  summary: "Accepts a comment as the answer to the current user's question.",
  session: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({ commentId: Id }),
  response: Hoot,
  limits: answerRates,
});

export const removeAnswer = endpoint({
  method: "DELETE",
  path: "/api/hoots/:id/answer",
  summary: "Unmarks the accepted answer. Author only.",
  session: "required",
  params: z.object({ id: Id }),
  response: Hoot,
  limits: answerRates,
});

export const createComment = endpoint({
  method: "POST",
  path: "/api/hoots/:id/comments",
  summary: "Adds a comment to a hoot, or a reply if `parentId` is sent.",
  session: "required",
  params: z.object({ id: Id }),
  body: commentBody,
  response: Comment,
  status: 201,
  idempotent: true,
  queued: true,
  limits: { rates: [{ times: 120, seconds: 10 * 60, per: "account" }] },
});

export const updateComment = endpoint({
  method: "PUT",
  path: "/api/hoots/:id/comments/:commentId",
  summary: "Updates a comment's text. Author only.",
  session: "required",
  params: z.object({ id: Id, commentId: Id }),
  body: commentChange,
  response: Comment,
  queued: true,
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/api/hoots/:id/comments/:commentId",
  summary: "Deletes a comment. If it has replies, a tombstone takes its place. Author only.",
  session: "required",
  params: z.object({ id: Id, commentId: Id }),
  response: z.object({ _id: Id }),
  idempotent: true,
  queued: true,
});
