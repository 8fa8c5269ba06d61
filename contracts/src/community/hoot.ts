import * as z from "zod/mini";
import { Comment } from "./comments.ts";
import { Hidden } from "./hidden.ts";
import { Author, Mention } from "../kernel/author.ts";
import { hootSorts } from "./hoot-names.ts";
import { isStorable, isVisible } from "../kernel/plain-text.ts";
import { categoryMax } from "../kernel/settings-names.ts";
import { Id, Moment } from "../kernel/text.ts";

export * from "./hoot-names.ts";

export const hootTextMax = 5_000;
export const commentsInList = 2;
export const newestCount = 100;
export const randomCount = 3;
export const randomMax = 20;

export const noMoreHoots = "No more hoots.";

export const categoryMissing = "Select a category from the list.";

/** One of the site's categories, by name. The server checks it against the settings. */
export const Category = z.string({ error: categoryMissing }).check(
  z.maxLength(categoryMax, categoryMissing),
  z.refine((name) => isVisible(name) && isStorable(name), categoryMissing),
);
export type Category = z.output<typeof Category>;

export const HootSort = z.enum(hootSorts, { error: "sort must be newest, liked or unanswered." });
export type HootSort = z.output<typeof HootSort>;

/** A photo of a hoot. Width and height in pixels reserve its space; an animated one does not start by itself. */
const HootPhoto = z.object({
  name: z.enum(["photoOne", "photoTwo", "photoThree", "photoFour"]),
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  animated: z.boolean(),
});
export type HootPhoto = z.output<typeof HootPhoto>;

/** A post. `likes` are user ids, the newest 200 at most, always with the caller's own; `likeCount` is exact. */
export const Hoot = z.object({
  _id: Id,
  title: z.string(),
  text: z.string(),
  category: z.string(),
  gifUrl: z.nullable(z.string()),
  /** Up to four; absent where there are none. */
  photos: z.optional(z.array(HootPhoto)),
  author: z.nullable(Author),
  /** The members whom its text mentions; absent where there are none. */
  mentions: z.optional(z.array(Mention)),
  likes: z.array(Id),
  likeCount: z.number(),
  comments: z.array(Comment),
  commentCount: z.number(),
  /** The title or the text asks something. */
  question: z.boolean(),
  /** The comment that the author of a question has accepted as its answer. */
  acceptedId: z.nullable(Id),
  /** Tags: the key of an airline with a page, a route between countries, a breed. Absent where none is set. */
  airline: z.optional(z.string()),
  /** `documents` is the path of the page about its documents; null where there is none. */
  route: z.optional(
    z.object({ from: z.string(), to: z.string(), documents: z.nullable(z.string()) }),
  ),
  breed: z.optional(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
  /** Set where moderators have hidden it; its author and moderators read why. */
  hidden: z.optional(Hidden),
  /** A new account's first post with a link, which waits for a moderator; only its author and moderators get it. */
  held: z.optional(z.literal(true)),
});
export type Hoot = z.output<typeof Hoot>;

/** A run of text in a search result; `match` is true where it is a searched word. */
export const Marked = z.array(z.object({ text: z.string(), match: z.boolean() }));
export type Marked = z.output<typeof Marked>;

/** A search result: a hoot with matches marked in its title and in the best passage of its text. */
export const FoundHoot = z.extend(Hoot, { marked: z.object({ title: Marked, text: Marked }) });
export type FoundHoot = z.output<typeof FoundHoot>;
