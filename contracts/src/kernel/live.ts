import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id } from "./text.ts";

/** Path of the event stream of live updates. */
export const livePath = "/api/live";

/** Topics of live updates: all hoots, one hoot, one story, one trip, the reader's own notifications. */
export type LiveSubject =
  | { hoots: "all" }
  | { hoot: string }
  | { blog: string }
  | { trip: string }
  | { own: "notifications" };

/** Event type: something happened; its data names it. */
export const newsEvent = "news";
/** Event type: events may have been missed, so clients revalidate. */
export const revalidateEvent = "look";

/** Kinds of events. Only the fact and the id are sent, never content. */
export const newsKinds = [
  "hoot.posted",
  "hoot.changed",
  "hoot.deleted",
  "hoot.liked",
  "hoot.unliked",
  "blog.changed",
  "blog.deleted",
  "blog.liked",
  "blog.unliked",
  "comment.posted",
  "comment.changed",
  "comment.deleted",
  "comment.liked",
  "notification.changed",
  "trip.changed",
] as const;

/** Events of a moment, of half a second at most: id of the hoot, story or comment, and the count. */
export const News = z.object({
  happened: z.array(z.object({ what: z.enum(newsKinds), id: Id, times: z.number() })),
});
export type News = z.output<typeof News>;

/** A browser opens one stream per visible window; a household or office shares an address. */
export const streamsPerAddress = 50;

const oneSubject = z.refine<
  Partial<Record<"hoots" | "hoot" | "blog" | "trip" | "own", string | undefined>>
>(
  ({ hoots, hoot, blog, trip, own }) =>
    [hoots, hoot, blog, trip, own].filter((of) => of !== undefined).length === 1,
  { error: "Send hoots, hoot, blog, trip or own.", path: ["hoots"] },
);

export const followLive = endpoint({
  method: "GET",
  path: livePath,
  summary:
    "Streams new activity as Server-Sent Events: for all hoots (posted, deleted), for one hoot or story (edits, likes, comments), for a trip of the caller's (changes, comments, members), or for the current user's notifications (`own=notifications`). Signed-in users don't get events of people they have blocked or muted. A `news` event says what happened; a `look` event means that events may have been missed and the client should refetch. Events aren't stored, so reconnecting with Last-Event-ID starts with a `look` event.",
  session: "optional",
  query: z
    .object({
      hoots: z.optional(z.literal("all", { error: "hoots must be “all”." })),
      hoot: z.optional(Id),
      blog: z.optional(Id),
      trip: z.optional(Id),
      own: z.optional(z.literal("notifications", { error: "own must be “notifications”." })),
    })
    .check(oneSubject),
  response: z.unknown(),
  bytes: ["text/event-stream"],
  event: News,
  limits: { rates: [{ times: 120, seconds: 60, per: "address" }] },
});
