import type { Story } from "#contracts/community/stories.ts";
import { excerpt } from "../../ui/text.ts";

const excerptLength = 150;

/** A story with only what its card shows, to keep pages with many stories small. */
export type StorySummary = Pick<
  Story,
  "_id" | "title" | "author" | "readingMinutes" | "createdAt" | "contentOneImage"
> & {
  excerpt: string;
  /** Whether its picture is animated. */
  moves: boolean;
};

export const forCard = (blog: Story): StorySummary => ({
  _id: blog._id,
  title: blog.title,
  author: blog.author,
  readingMinutes: blog.readingMinutes,
  createdAt: blog.createdAt,
  contentOneImage: blog.contentOneImage,
  excerpt: excerpt(blog.contentOne, excerptLength),
  moves: blog.pictures[0]?.animated ?? false,
});

/** How many stories a page of the list has. */
export const listLength = 12;

/** How many stories a profile shows at first. */
export const storiesPerPage = 4;

/** A page of the list, and the cursor of the next one; undefined at the end. */
export type KeysetPage = { stories: StorySummary[]; before: string | undefined };

/** A page of the first `length` stories; further ones mean that there is a next page. */
export function keysetPageOf(blogs: readonly Story[], length: number): KeysetPage {
  const stories = blogs.slice(0, length).map(forCard);
  return { stories, before: blogs.length > length ? stories.at(-1)?._id : undefined };
}

/** The featured story: the most liked of the newest; the newest if several are equal. */
export function featuredOf(blogs: readonly Story[]): Story | undefined {
  return blogs.toSorted((one, other) => other.likeCount - one.likeCount)[0];
}

export const readingTime = (minutes: number): string => `${minutes} min read`;
