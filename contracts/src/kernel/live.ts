import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { livePath } from "./live-names.ts";
import { Id } from "./text.ts";

export { revalidateEvent as lookEvent, newsEvent } from "./live-names.ts";

/** Kinds of public events. Only the fact and the id are sent, never content. */
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
] as const;

/** Events of the last half second: id of the hoot, story or comment, and the count. */
export const News = z.object({
  happened: z.array(z.object({ what: z.enum(newsKinds), id: Id, times: z.number() })),
});
export type News = z.output<typeof News>;

/** A browser opens one stream per visible window; a household or office shares an address. */
export const streamsPerAddress = 50;

const oneSubject = z.refine<Partial<Record<"hoots" | "hoot" | "blog", string | undefined>>>(
  ({ hoots, hoot, blog }) => [hoots, hoot, blog].filter((of) => of !== undefined).length === 1,
  { error: "Name one of hoots, hoot and blog.", path: ["hoots"] },
);

export const followLive = endpoint({
  method: "GET",
  path: livePath,
  summary:
    "What happens from now on, as Server-Sent Events: of all hoots (posted, deleted), of one hoot or of one story (changes, likes, comments). An event `news` says what happened, an event `look` that something may have been missed. Nothing is kept: who comes back with a Last-Event-ID is told to look.",
  session: "none",
  query: z
    .object({
      hoots: z.optional(z.literal("all", { error: "hoots can be all." })),
      hoot: z.optional(Id),
      blog: z.optional(Id),
    })
    .check(oneSubject),
  response: z.unknown(),
  bytes: ["text/event-stream"],
  event: News,
  limits: { rates: [{ times: 120, seconds: 60, per: "address" }] },
});
