import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { limitQuery, page } from "../kernel/paging.ts";
import { Id, Moment } from "../kernel/text.ts";

/** The kinds of things that can be bookmarked. */
export const bookmarkKinds = [
  "hoot",
  "blog",
  "article",
  "product",
  "provider",
  "documents",
  "venue",
] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];

/** How many things can be saved to one trip. */
export const tripBookmarksMax = 100;

/** The longest ID of a thing: its slug, number, or a pair of countries. */
const bookmarkIdMax = 120;

const BookmarkKind = z.enum(bookmarkKinds, {
  error: "kind must be hoot, blog, article, product, provider, documents or venue.",
});
export const BookmarkId = z
  .string({ error: "Invalid ID." })
  .check(
    z.minLength(1, "Invalid ID."),
    z.maxLength(bookmarkIdMax, "Invalid ID."),
    z.regex(/^[\w.-]+$/, "Invalid ID."),
  );

/** A saved thing, with the path of its page. */
export const Bookmark = z.object({
  kind: BookmarkKind,
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  createdAt: Moment,
});
export type Bookmark = z.output<typeof Bookmark>;

const params = z.object({ kind: BookmarkKind, id: BookmarkId });
const response = z.object({ _id: z.string() });
const limits = { rates: [{ times: 300, seconds: 10 * 60, per: "account" }] } as const;

export const addBookmark = endpoint({
  method: "PUT",
  path: "/api/bookmarks/:kind/:id",
  summary: "Saves a hoot, story, article, product, provider, documents page or place for later.",
  session: "required",
  params,
  response,
  limits,
});

export const removeBookmark = endpoint({
  method: "DELETE",
  path: "/api/bookmarks/:kind/:id",
  summary: "Removes a bookmark.",
  session: "required",
  params,
  response,
  limits,
});

export const listBookmarks = endpoint({
  method: "GET",
  path: "/api/bookmarks",
  summary:
    "Lists the current user's bookmarks, latest first. `before` continues after an item's ID.",
  session: "required",
  query: z.object({
    kind: z.optional(BookmarkKind),
    before: z.optional(BookmarkId),
    limit: limitQuery,
  }),
  response: page(Bookmark),
});

const inTrip = z.extend(params, { tripId: Id });

export const saveToTrip = endpoint({
  method: "PUT",
  path: "/api/plans/:tripId/bookmarks/:kind/:id",
  summary:
    "Saves a hoot, story, article, product, provider, documents page or place to one of the current user's trips. It is also bookmarked, and belongs to one trip at most.",
  session: "required",
  params: inTrip,
  response,
  limits,
});

export const removeFromTrip = endpoint({
  method: "DELETE",
  path: "/api/plans/:tripId/bookmarks/:kind/:id",
  summary: "Removes a saved item from a trip. It stays bookmarked.",
  session: "required",
  params: inTrip,
  response,
  limits,
});

export const listTripBookmarks = endpoint({
  method: "GET",
  path: "/api/plans/:tripId/bookmarks",
  summary: "Lists the items saved to one of the current user's trips, latest first.",
  session: "required",
  params: z.object({ tripId: Id }),
  response: z.object({ data: z.array(Bookmark) }),
});
