import * as hoots from "../server/src/community/hoots/service.ts";
import { aboutHoots } from "../server/src/community/hoots/subject.ts";
import * as trips from "../server/src/travel/trips/service.ts";
import { search } from "../server/src/community/search/service.ts";
import * as talk from "../server/src/community/comments/service.ts";
import type { Work } from "./same-sql.ts";

/** `body` is called for each request. */
export type Request = { method: "GET" | "PUT" | "POST"; path: string; body?: () => string };

/** The objects of the calls. */
export type Subjects = { hootIds: readonly string[]; tripIds: readonly string[] };

/** A call of a logged-in person: requests, and the service's work for each. */
export type Call = {
  name: string;
  writes: boolean;
  /** Undefined without a target. */
  limit?: number;
  asks: (subjects: Subjects) => { request: Request; work: Work }[];
};

const limit = 10;
const queries = ["ferry", "two sea", "zanzibar", "ferry moun"];
let turns = 0;
/** A unique text, because the same text can't be posted twice a day. */
const newPosting = () => {
  turns += 1;
  const text = `The night ferry has cabins with a window, and nobody minded the dog. ${turns}`;
  return { text };
};

export const calls: readonly Call[] = [
  {
    name: "list",
    writes: false,
    limit: 0.5,
    asks: () => [
      {
        request: { method: "GET", path: `/api/hoots/paginated?limit=${limit}` },
        work: (db, session) => hoots.pageHoots(db, session, { limit, sort: "newest" }),
      },
    ],
  },
  {
    name: "detail",
    writes: false,
    limit: 0.5,
    asks: ({ hootIds }) =>
      hootIds.map((id) => ({
        request: { method: "GET", path: `/api/hoots/${id}` },
        work: (db, session) => hoots.getHoot(db, session, id),
      })),
  },
  {
    name: "a trip",
    writes: false,
    limit: 0.5,
    asks: ({ tripIds }) =>
      tripIds.map((id) => ({
        request: { method: "GET", path: `/api/plans/${id}` },
        work: (db, session) => trips.getTrip(db, session, id),
      })),
  },
  {
    name: `the list of trips`,
    writes: false,
    limit: 0.5,
    asks: () => [
      {
        request: { method: "GET", path: "/api/plans" },
        work: (db, session) => trips.listTrips(db, session),
      },
    ],
  },
  {
    name: "search",
    writes: false,
    limit: 0.5,
    asks: () =>
      queries.map((q) => ({
        request: { method: "GET", path: `/api/search?${new URLSearchParams({ q })}` },
        work: (db, session) => search(db, { q }, { sellsOwn: true, viewer: session }),
      })),
  },
  {
    name: "like and unlike",
    writes: true,
    limit: 0.5,
    asks: ({ hootIds }) => [
      ...hootIds.map((id) => ({
        request: { method: "PUT" as const, path: `/api/hoots/${id}/like` },
        work: likes(id),
      })),
      ...hootIds.map((id) => ({
        request: { method: "PUT" as const, path: `/api/hoots/${id}/unlike` },
        work: unlikes(id),
      })),
    ],
  },
  {
    name: "comment",
    writes: true,
    limit: 0.5,
    asks: ({ hootIds }) =>
      hootIds.map((id) => ({
        request: {
          method: "POST",
          path: `/api/hoots/${id}/comments`,
          body: () => JSON.stringify(newPosting()),
        },
        work: comments(id),
      })),
  },
];

/** What a member with many blocks and follows reads. */
export const busyCalls: readonly Call[] = [
  {
    name: "list, with blocks and follows",
    writes: false,
    limit: 0.5,
    asks: () => [
      {
        request: { method: "GET", path: `/api/hoots/paginated?limit=${limit}` },
        work: (db, session) => hoots.pageHoots(db, session, { limit, sort: "newest" }),
      },
    ],
  },
  {
    name: "following, with blocks and follows",
    writes: false,
    limit: 0.5,
    asks: () => [
      {
        request: { method: "GET", path: `/api/hoots/following?limit=${limit}` },
        work: (db, session) => hoots.followedHoots(db, session, { limit }),
      },
    ],
  },
];

const likes =
  (id: string): Work =>
  async (db, session, events) =>
    void (await hoots.likeHoot({ db, likes: talk.makeLikes(events, aboutHoots) }, session, id));
const unlikes =
  (id: string): Work =>
  async (db, session, events) =>
    void (await hoots.unlikeHoot({ db, likes: talk.makeLikes(events, aboutHoots) }, session, id));
const comments =
  (id: string): Work =>
  async (_db, session, events) =>
    (await talk.createComment({ events, subject: aboutHoots, posting }, session, id, newPosting()))
      ._id;

const posting = { limitsRates: false, holdsFirstLinks: false, noteLimit: () => undefined };
