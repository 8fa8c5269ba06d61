import type { Story } from "#contracts/community/stories.ts";
import { excerpt } from "../../ui/text.ts";

const excerptLength = 150;

/** A story with as much of it as its card shows, as a page with many should not carry all their words. */
export type ListedStory = Pick<
  Story,
  "_id" | "title" | "author" | "readingMinutes" | "createdAt" | "contentOneImage"
> & {
  excerpt: string;
  /** Its picture moves. */
  moves: boolean;
};

export const forCard = (blog: Story): ListedStory => ({
  _id: blog._id,
  title: blog.title,
  author: blog.author,
  readingMinutes: blog.readingMinutes,
  createdAt: blog.createdAt,
  contentOneImage: blog.contentOneImage,
  excerpt: excerpt(blog.contentOne, excerptLength),
  moves: blog.pictures[0]?.animated ?? false,
});

/** So many stories stand below the featured one, and come with each further stretch of the list. */
export const listLength = 12;

/** So many stand on a person's profile before somebody asks for more. */
export const storiesPerPage = 4;

/** A stretch of the list, and the story after which the next one begins; undefined at the end. */
export type KeysetPage = { stories: ListedStory[]; before: string | undefined };

/** A stretch of the first `length` of the stories; what follows them tells that there are more. */
export function keysetPageOf(blogs: readonly Story[], length: number): KeysetPage {
  const stories = blogs.slice(0, length).map(forCard);
  return { stories, before: blogs.length > length ? stories.at(-1)?._id : undefined };
}

/** The story that opens the page: of the newest, the one that was liked most; of equals, the newest. */
export function featuredOf(blogs: readonly Story[]): Story | undefined {
  return blogs.toSorted((one, other) => other.likeCount - one.likeCount)[0];
}

export const readingTime = (minutes: number): string => `${minutes} min read`;
