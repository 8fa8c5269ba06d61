import * as z from "zod/mini";
import { Comment, commentBody, commentChange } from "./comments.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { titleMax } from "./hoot-names.ts";
import { beforeQuery, countQuery, limitOf } from "../kernel/paging.ts";
import { Author } from "../kernel/author.ts";
import { blogAltMax, sectionMax } from "./blog-names.ts";
import { Id, Moment, optionalText, text, titleText } from "../kernel/text.ts";
import { verifyToWriteStories } from "../accounts/verification.ts";

export * from "./blog-names.ts";

export const blogBytesMax = 256 * 1024;
export const newestBlogs = 100;
export const randomBlogsCount = 2;
export const randomBlogsMax = 20;
/** Words read in a minute, as the reading time counts. */
export const wordsPerMinute = 220;
/** Characters read in a minute where no spaces part the words: Chinese and Japanese. */
export const ideographsPerMinute = 500;
/** The same in Thai, Lao, Khmer, Burmese and Tibetan, whose words take more characters. */
export const unspacedLettersPerMinute = 1_000;

/** Width and height in pixels hold a picture's place until it is there; one that moves waits until it is played. */
const BlogPicture = z.object({ width: z.number(), height: z.number(), animated: z.boolean() });
export type BlogPicture = z.output<typeof BlogPicture>;

/** A story. Only the first section and its picture are always there. Likes and comments are as a hoot's. */
export const Blog = z.object({
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
  /** What is on the pictures, as their author says it; '' where nothing is said. */
  contentOneImageAlt: z.string(),
  contentTwoImageAlt: z.string(),
  contentThreeImageAlt: z.string(),
  contentFourImageAlt: z.string(),
  /** What is known of the four pictures in turn; null where there is none, and for drawings. */
  pictures: z.array(z.nullable(BlogPicture)),
  author: z.nullable(Author),
  likes: z.array(Id),
  likeCount: z.number(),
  comments: z.array(Comment),
  commentCount: z.number(),
  /** Minutes it takes to read, at least 1. */
  readingMinutes: z.number(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Blog = z.output<typeof Blog>;

const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const unspacedLetters = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/gu;
const spacedText = /[\p{L}\p{N}]\S*/gu;

/** Whole minutes it takes to read the sections of a story, at least 1. */
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
const title = titleText("Title", titleMax);
const first = text("The first section", sectionMax);
/** Text that null takes away, as '' does. */
/* @__NO_SIDE_EFFECTS__ */
const section = (label: string) => z.nullable(optionalText(label, sectionMax));
const others = {
  contentTwo: section("The second section"),
  contentThree: section("The third section"),
  contentFour: section("The fourth section"),
};
/* @__NO_SIDE_EFFECTS__ */
const alt = (which: string) =>
  z.nullable(optionalText(`What is on the ${which} picture`, blogAltMax));
const alts = {
  contentOneImageAlt: alt("first"),
  contentTwoImageAlt: alt("second"),
  contentThreeImageAlt: alt("third"),
  contentFourImageAlt: alt("fourth"),
};
const picture = (label: string) => ({ label, kinds: ["picture"], visibility: "public" }) as const;
const otherPictures = {
  contentTwoImage: picture("The second picture"),
  contentThreeImage: picture("The third picture"),
  contentFourImage: picture("The fourth picture"),
};

export const listBlogs = endpoint({
  method: "GET",
  path: "/api/blogs",
  summary:
    "The newest stories, or those before one; of one author with `author`. 100 of them, or fewer with `limit`.",
  session: "optional",
  query: z.object({
    before: beforeQuery,
    author: z.optional(Id),
    limit: limitOf(newestBlogs, newestBlogs),
  }),
  response: z.array(Blog),
});

export const randomBlogs = endpoint({
  method: "GET",
  path: "/api/blogs/random",
  summary: "A few stories at random.",
  session: "optional",
  query: z.object({ count: countQuery(randomBlogsCount, randomBlogsMax) }),
  response: z.array(Blog),
});

export const listOwnBlogs = endpoint({
  method: "GET",
  path: "/api/blogs/profile/blogs",
  summary: "The bearer's own stories: the newest 100, or the 100 before one.",
  session: "required",
  query: z.object({ before: beforeQuery }),
  response: z.array(Blog),
});

export const getBlog = endpoint({
  method: "GET",
  path: "/api/blogs/:id",
  summary: "One story with all its comments, the oldest first.",
  session: "optional",
  params,
  response: Blog,
  versioned: true,
});

export const createBlog = endpoint({
  method: "POST",
  path: "/api/blogs",
  summary: "Publishes a story: title, first text and first picture are required.",
  session: "required",
  unverified: verifyToWriteStories,
  body: z.strictObject({ title, contentOne: first, ...others, ...alts }),
  files: {
    contentOneImage: { ...picture("The first picture"), required: true },
    ...otherPictures,
  },
  response: Blog,
  status: 201,
  versioned: true,
  idempotent: true,
  limits: { bodyBytes: blogBytesMax, rates: [{ times: 30, seconds: 10 * 60, per: "account" }] },
});

export const updateBlog = endpoint({
  method: "PUT",
  path: "/api/blogs/:id",
  summary:
    "Changes a story; only what is sent. '' or null takes a section or picture away, but not the first. For its author.",
  session: "required",
  unverified: verifyToWriteStories,
  params,
  body: z.strictObject({
    title: z.optional(title),
    contentOne: z.optional(first),
    ...others,
    ...alts,
  }),
  files: { contentOneImage: picture("The first picture"), ...otherPictures },
  response: Blog,
  versioned: true,
  limits: { bodyBytes: blogBytesMax, rates: [{ times: 60, seconds: 10 * 60, per: "account" }] },
});

export const deleteBlog = endpoint({
  method: "DELETE",
  path: "/api/blogs/:id",
  summary: "Deletes a story with its pictures, comments and likes. For its author.",
  session: "required",
  params,
  response: z.object({ _id: Id }),
});

export const likeBlog = endpoint({
  method: "PUT",
  path: "/api/blogs/:id/like",
  summary: "Likes a story; liking twice is liking once.",
  session: "required",
  params,
  response: Blog,
});

export const unlikeBlog = endpoint({
  method: "PUT",
  path: "/api/blogs/:id/unlike",
  summary: "Takes a like back.",
  session: "required",
  params,
  response: Blog,
});

export const createBlogComment = endpoint({
  method: "POST",
  path: "/api/blogs/:id/comments",
  summary: "Comments on a story, or replies to a comment by `parentId`.",
  session: "required",
  params,
  body: commentBody,
  response: Comment,
  status: 201,
  idempotent: true,
  limits: { rates: [{ times: 120, seconds: 10 * 60, per: "account" }] },
});

export const updateBlogComment = endpoint({
  method: "PUT",
  path: "/api/blogs/:id/comments/:commentId",
  summary: "Changes a comment's text. For its author.",
  session: "required",
  params: z.object({ id: Id, commentId: Id }),
  body: commentChange,
  response: Comment,
});

export const deleteBlogComment = endpoint({
  method: "DELETE",
  path: "/api/blogs/:id/comments/:commentId",
  summary:
    "Deletes a comment; where it has replies, a tombstone keeps their place. For its author.",
  session: "required",
  params: z.object({ id: Id, commentId: Id }),
  response: z.object({ _id: Id }),
});
