import * as z from "zod/mini";
import { Comment, commentBody, commentChange } from "./comments.ts";
import { Hidden } from "./hidden.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { titleMax } from "./hoots.ts";
import { beforeQuery, countQuery, limitOf } from "../kernel/paging.ts";
import { Author } from "../kernel/author.ts";
import { Id, lineText, Moment, optionalLineText, optionalText, text } from "../kernel/text.ts";
import { Route, RouteEnds } from "../lookup/tags.ts";
import { verifyToWriteStories } from "../accounts/verification.ts";

export const sectionMax = 20_000;
/** Longest alternative text of a picture. */
export const storyAltMax = 200;

export const storyAddFailed = (message: string): string =>
  `Adding Blog Failed: ${message}. Please try again.`;
export const storyUpdateFailed = "Failed to update blog. Please try again.";
export const storyDeleteFailed = "Failed to delete blog. Please try again.";
export const confirmStoryDelete = "Are you sure you want to delete this blog post?";
export const noStories = "No Blogs Yet!";
export const noOwnStories = "You haven't written any blogs yet.";

/** The four sections of a story: wire names of text, picture and alternative text, and the label. */
export const sections = [
  {
    content: "contentOne",
    image: "contentOneImage",
    alt: "contentOneImageAlt",
    title: "How Did It Start?",
  },
  {
    content: "contentTwo",
    image: "contentTwoImage",
    alt: "contentTwoImageAlt",
    title: "What Happened?",
  },
  {
    content: "contentThree",
    image: "contentThreeImage",
    alt: "contentThreeImageAlt",
    title: "How Did It End?",
  },
  {
    content: "contentFour",
    image: "contentFourImage",
    alt: "contentFourImageAlt",
    title: "What Does It Mean?",
  },
] as const;

export const storyBytesMax = 256 * 1024;
export const newestStories = 100;
export const randomStoriesCount = 2;
export const randomStoriesMax = 20;
/** Words per minute that the reading time assumes. */
export const wordsPerMinute = 220;
/** Characters per minute for Chinese and Japanese, which have no spaces between words. */
export const ideographsPerMinute = 500;
/** Characters per minute for Thai, Lao, Khmer, Burmese and Tibetan, whose words take more characters. */
export const unspacedLettersPerMinute = 1_000;

/** Width and height in pixels reserve space for a picture; an animated one does not start by itself. */
const StoryPicture = z.object({ width: z.number(), height: z.number(), animated: z.boolean() });
export type StoryPicture = z.output<typeof StoryPicture>;

/** A story. Only the first section and its picture are required. Likes and comments work as for a hoot. */
export const Story = z.object({
  _id: Id,
  title: z.string(),
  contentOne: z.string(),
  contentTwo: z.string(),
  contentThree: z.string(),
  contentFour: z.string(),
  contentOneImage: z.nullable(z.string()),
  contentTwoImage: z.nullable(z.string()),
  contentThreeImage: z.nullable(z.string()),
  contentFourImage: z.nullable(z.string()),
  /** Alternative texts of the pictures; '' where the author entered none. */
  contentOneImageAlt: z.string(),
  contentTwoImageAlt: z.string(),
  contentThreeImageAlt: z.string(),
  contentFourImageAlt: z.string(),
  /** Dimensions of the four pictures in order; null if there is none, and for drawings. */
  pictures: z.array(z.nullable(StoryPicture)),
  /** The countries of the trip that the story is about; absent where its author named none. */
  route: z.optional(Route),
  author: z.nullable(Author),
  likes: z.array(Id),
  likeCount: z.number(),
  comments: z.array(Comment),
  commentCount: z.number(),
  /** Reading time in minutes, at least 1. */
  readingMinutes: z.number(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
  /** Set where moderators have hidden it; its author and moderators read why. */
  hidden: z.optional(Hidden),
  /** A new account's first post with a link, which waits for a moderator; only its author and moderators get it. */
  held: z.optional(z.literal(true)),
});
export type Story = z.output<typeof Story>;

const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const unspacedLetters = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/gu;
const spacedText = /[\p{L}\p{N}]\S*/gu;

/** Reading time of a story's sections in whole minutes, at least 1. */
export function readingMinutes(texts: readonly string[]): number {
  const text = texts.join("\n");
  const many = (pattern: RegExp, within: string) => within.match(pattern)?.length ?? 0;
  const spaced = text.replace(ideographs, " ").replace(unspacedLetters, " ");
  const minutes =
    many(spacedText, spaced) / wordsPerMinute +
    many(ideographs, text) / ideographsPerMinute +
    many(unspacedLetters, text) / unspacedLettersPerMinute;
  return Math.max(1, Math.round(minutes));
}

const params = z.object({ id: Id });
const title = lineText("Title", titleMax);
const first = text("The first section", sectionMax);
/** Optional text; null and '' both clear it. */
/* @__NO_SIDE_EFFECTS__ */
const section = (label: string) => z.nullable(optionalText(label, sectionMax));
const otherSections = {
  contentTwo: section("The second section"),
  contentThree: section("The third section"),
  contentFour: section("The fourth section"),
};
/* @__NO_SIDE_EFFECTS__ */
const alt = (which: string) =>
  z.nullable(optionalLineText(`The ${which} photo's description`, storyAltMax));
const alts = {
  contentOneImageAlt: alt("first"),
  contentTwoImageAlt: alt("second"),
  contentThreeImageAlt: alt("third"),
  contentFourImageAlt: alt("fourth"),
};
const route = z.optional(z.nullable(RouteEnds));
const picture = (label: string) => ({ label, kinds: ["picture"], visibility: "public" }) as const;
const otherPictures = {
  contentTwoImage: picture("The second photo"),
  contentThreeImage: picture("The third photo"),
  contentFourImage: picture("The fourth photo"),
};

export const listStories = endpoint({
  method: "GET",
  path: "/api/blogs",
  summary:
    "Lists stories, newest first. `before` continues after a story, `author` filters by author, and `limit` is up to 100.",
  session: "optional",
  query: z.object({
    before: beforeQuery,
    author: z.optional(Id),
    limit: limitOf(newestStories, newestStories),
  }),
  response: z.array(Story),
});

export const listRandomStories = endpoint({
  method: "GET",
  path: "/api/blogs/random",
  summary: "Returns random stories.",
  session: "optional",
  query: z.object({ count: countQuery(randomStoriesCount, randomStoriesMax) }),
  response: z.array(Story),
});

export const listOwnStories = endpoint({
  method: "GET",
  path: "/api/blogs/profile/blogs",
  summary:
    "Lists up to 100 of the current user's stories, newest first. `before` continues after a story.",
  session: "required",
  query: z.object({ before: beforeQuery }),
  response: z.array(Story),
});

export const getStory = endpoint({
  method: "GET",
  path: "/api/blogs/:id",
  summary: "Returns a story with all of its comments, oldest first.",
  session: "optional",
  params,
  response: Story,
  versioned: true,
});

export const createStory = endpoint({
  method: "POST",
  path: "/api/blogs",
  summary:
    "Publishes a story. The title, first section and first photo are required. `route` names the countries it is about, `{ from, to }`; the page shows their map.",
  session: "required",
  unverified: verifyToWriteStories,
  body: z.strictObject({ title, contentOne: first, ...otherSections, ...alts, route }),
  files: {
    contentOneImage: { ...picture("The first photo"), required: true },
    ...otherPictures,
  },
  response: Story,
  status: 201,
  versioned: true,
  idempotent: true,
  limits: { bodyBytes: storyBytesMax, rates: [{ times: 30, seconds: 10 * 60, per: "account" }] },
});

export const updateStory = endpoint({
  method: "PUT",
  path: "/api/blogs/:id",
  summary:
    "Updates a story. Only the fields that are sent change; '' or null removes a section, photo or route, except the first section and photo. Author only.",
  session: "required",
  unverified: verifyToWriteStories,
  params,
  body: z.strictObject({
    title: z.optional(title),
    contentOne: z.optional(first),
    ...otherSections,
    ...alts,
    route,
  }),
  files: { contentOneImage: picture("The first photo"), ...otherPictures },
  response: Story,
  versioned: true,
  limits: { bodyBytes: storyBytesMax, rates: [{ times: 60, seconds: 10 * 60, per: "account" }] },
});

export const deleteStory = endpoint({
  method: "DELETE",
  path: "/api/blogs/:id",
  summary: "Deletes a story with its photos, comments and likes. Author only.",
  session: "required",
  params,
  response: z.object({ _id: Id }),
});

export const likeStory = endpoint({
  method: "PUT",
  path: "/api/blogs/:id/like",
  summary: "Likes a story. Liking it again has no effect.",
  session: "required",
  params,
  response: Story,
});

export const unlikeStory = endpoint({
  method: "PUT",
  path: "/api/blogs/:id/unlike",
  summary: "Removes the current user's like.",
  session: "required",
  params,
  response: Story,
});

export const createStoryComment = endpoint({
  method: "POST",
  path: "/api/blogs/:id/comments",
  summary: "Adds a comment to a story, or a reply if `parentId` is sent.",
  session: "required",
  params,
  body: commentBody,
  response: Comment,
  status: 201,
  idempotent: true,
  queued: true,
  limits: { rates: [{ times: 120, seconds: 10 * 60, per: "account" }] },
});

export const updateStoryComment = endpoint({
  method: "PUT",
  path: "/api/blogs/:id/comments/:commentId",
  summary: "Updates a comment's text. Author only.",
  session: "required",
  params: z.object({ id: Id, commentId: Id }),
  body: commentChange,
  response: Comment,
  queued: true,
});

export const deleteStoryComment = endpoint({
  method: "DELETE",
  path: "/api/blogs/:id/comments/:commentId",
  summary: "Deletes a comment. If it has replies, a tombstone takes its place. Author only.",
  session: "required",
  params: z.object({ id: Id, commentId: Id }),
  response: z.object({ _id: Id }),
  idempotent: true,
  queued: true,
});
