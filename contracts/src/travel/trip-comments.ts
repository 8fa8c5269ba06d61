import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, page } from "../kernel/paging.ts";
import { calendarDate, Id, Moment, text } from "../kernel/text.ts";

export const tripCommentMax = 2_000;
/** Comments of a trip. */
export const tripCommentsMax = 2_000;
export const tripCommentsShown = 50;

/** What a comment of a trip is on: a leg, a stay or an entry by its ID, or a day by its date. */
export const CommentSubject = z.strictObject({
  kind: z.enum(["leg", "stay", "entry", "day"], {
    error: "Select a leg, a stay, an entry or a day.",
  }),
  ref: z.union([Id, calendarDate("Day")], {
    error: "What is commented on must be an ID, or a date like 2027-05-03.",
  }),
});
export type CommentSubject = z.output<typeof CommentSubject>;

/** A comment on a part of a trip. `author` is null once the account is deleted. */
export const TripComment = z.object({
  _id: Id,
  on: CommentSubject,
  author: z.nullable(Author),
  text: z.string(),
  createdAt: Moment,
  canDelete: z.boolean(),
});
export type TripComment = z.output<typeof TripComment>;

const params = z.object({ id: Id });

export const listTripComments = endpoint({
  method: "GET",
  path: "/api/plans/:id/comments",
  summary:
    "Lists the comments on the parts of a trip, newest first, without those of people whom the caller blocked or who blocked the caller.",
  session: "required",
  params,
  query: z.object({ before: beforeQuery }),
  response: page(TripComment),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

export const addTripComment = endpoint({
  method: "POST",
  path: "/api/plans/:id/comments",
  summary:
    "Comments on a leg, a stay, an entry or a day of a trip. Viewers can comment, too. The others on the trip are notified.",
  session: "required",
  params,
  body: z.strictObject({ on: CommentSubject, text: text("Comment", tripCommentMax) }),
  response: TripComment,
  status: 201,
  idempotent: true,
  queued: true,
  limits: { rates: [{ times: 60, seconds: 600, per: "account" }] },
});

export const deleteTripComment = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/comments/:commentId",
  summary: "Deletes a comment on a trip: one's own, or any as the trip's owner.",
  session: "required",
  params: z.object({ id: Id, commentId: Id }),
  response: z.object({ _id: Id }),
});
