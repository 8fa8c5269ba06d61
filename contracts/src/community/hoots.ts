import * as z from "zod/mini";
import { inText } from "#format/words.ts";
import { Comment, commentBody, commentChange } from "./comments.ts";
import { Hidden } from "./hidden.ts";
import { Author, Mention } from "../kernel/author.ts";
import { isStorable, isVisible } from "../kernel/plain-text.ts";
import { categoryMax } from "../kernel/settings.ts";
import { Id, Moment, text, lineText, optionalLineText } from "../kernel/text.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, countQuery, limitQuery, page, pageQuery } from "../kernel/paging.ts";
import { bothEnds, hootTagQuery, Route, sentTags, VenueTag } from "../lookup/tags.ts";
import { GifUrl } from "./gifs.ts";

/** Categories of a hoot: topics and places. */
export const categories = [
  "General",
  "Airlines",
  "Argentina",
  "Australia",
  "Bali",
  "Berlin",
  "Brazil",
  "Canada",
  "Chile",
  "Colombia",
  "Costa Rica",
  "Egypt",
  "France",
  "Greece",
  "Guatemala",
  "India",
  "Italy",
  "Mexico",
  "New Zealand",
  "Peru",
  "Philippines",
  "South Africa",
  "Spain",
  "Thailand",
  "United Kingdom",
  "USA",
  "LGBTQ",
  "BIPOC",
] as const;
export const defaultCategory = "General";

/** Characters of a search. */
export const searchMax = 100;

/** Characters of a hoot's text in a list. */
export const previewLength = 150;

/** Characters of a title of a hoot or story. */
export const titleMax = 150;

/** How many ids of likers are listed, newest first. */
export const likesShown = 200;

/** The orders of the list of hoots. */
export const hootSorts = ["newest", "liked", "unanswered"] as const;

/** Longest alternative text of a photo. */
export const hootAltMax = 300;

/** The photos of a hoot in order: wire names of file and alternative text, and the label. */
export const hootPhotos = [
  { file: "photoOne", alt: "photoOneAlt", label: "First photo" },
  { file: "photoTwo", alt: "photoTwoAlt", label: "Second photo" },
  { file: "photoThree", alt: "photoThreeAlt", label: "Third photo" },
  { file: "photoFour", alt: "photoFourAlt", label: "Fourth photo" },
] as const;
export type HootPhotoName = (typeof hootPhotos)[number]["file"];

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
export const HootPhoto = z.object({
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
  /** Tags: the key of an airline with a page, a route between countries, a breed, a place. Absent where none is set. */
  airline: z.optional(z.string()),
  route: z.optional(Route),
  breed: z.optional(z.string()),
  venue: z.optional(VenueTag),
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
    "Lists hoots, newest first, by page number (`page`, from 1) or by cursor (`before`), which is equally fast at any depth. `sort` is newest, liked (most likes first) or unanswered (questions without an accepted answer, newest first). `airline`, `from` with `to`, `breed` and `venue` (the ID of a place) select hoots with these tags.",
  session: "optional",
  query: z
    .object({
      page: pageQuery,
      limit: limitQuery,
      before: beforeQuery,
      category: z.optional(Category),
      author: z.optional(Id),
      sort: z._default(z.optional(HootSort), "newest"),
      ...hootTagQuery,
    })
    .check(oneCursor, bothEnds),
  response: page(Hoot),
});

/** A count ends here. */
export const hootCountMax = 1_000;

export const countHoots = endpoint({
  method: "GET",
  path: "/api/hoots/count",
  summary: `Counts the hoots tagged with an airline, a route (\`from\` and \`to\`, ISO codes), a breed or a place (its ID), up to ${hootCountMax}.`,
  session: "optional",
  query: z.object(hootTagQuery).check(bothEnds),
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

/** A category as forms send it; blank means General. */
const chosenCategory = z.pipe(
  z.union([z.literal(""), Category], { error: categoryMissing }),
  z.transform((category) => (category === "" ? defaultCategory : category)),
);

const title = lineText("Title", titleMax);
const hootText = text("Text", hootTextMax);
/* @__NO_SIDE_EFFECTS__ */
const photoAlt = (label: string) =>
  z.nullable(optionalLineText(`The description of the ${inText(label)}`, hootAltMax));
const [first, second, third, fourth] = hootPhotos;
/** Fields of the descriptions of photos. */
export const photoAlts = {
  photoOneAlt: photoAlt(first.label),
  photoTwoAlt: photoAlt(second.label),
  photoThreeAlt: photoAlt(third.label),
  photoFourAlt: photoAlt(fourth.label),
};
/* @__NO_SIDE_EFFECTS__ */
const photo = (label: string) => ({ label, kinds: ["picture"], visibility: "public" }) as const;
/** File parts of photos. */
export const photoFiles = {
  photoOne: photo(first.label),
  photoTwo: photo(second.label),
  photoThree: photo(third.label),
  photoFour: photo(fourth.label),
};

export const createHoot = endpoint({
  method: "POST",
  path: "/api/hoots",
  summary:
    "Creates a hoot with up to four photos. The default category is General. Photos are sent as multipart files with optional descriptions. A hoot can be tagged with an airline, a route and a breed from our lists, and a place.",
  session: "required",
  body: z.strictObject({
    title,
    text: hootText,
    category: z._default(z.optional(chosenCategory), defaultCategory),
    gifUrl: z.optional(z.nullable(GifUrl)),
    ...photoAlts,
    ...sentTags,
  }),
  files: photoFiles,
  response: Hoot,
  status: 201,
  versioned: true,
  idempotent: true,
  queued: true,
  limits: { rates: [{ times: 60, seconds: 10 * 60, per: "account" }] },
});
export type HootDraft = z.input<(typeof createHoot)["body"]>;

export const updateHoot = endpoint({
  method: "PUT",
  path: "/api/hoots/:id",
  summary:
    "Updates a hoot. Only the fields that are sent change; `gifUrl: null` removes the GIF, a photo of null is removed, and `category: null` resets it to General. Author only.",
  session: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({
    title: z.optional(title),
    text: z.optional(hootText),
    category: z.optional(z.nullable(chosenCategory)),
    gifUrl: z.optional(z.nullable(GifUrl)),
    ...photoAlts,
    ...sentTags,
  }),
  files: photoFiles,
  response: Hoot,
  versioned: true,
  idempotent: true,
  queued: true,
});
