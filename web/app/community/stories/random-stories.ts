import { randomBlogs, randomBlogsCount } from "#contracts/community/blogs.ts";
import { call } from "../../data/browser.ts";
import { forCard, type ListedStory } from "./listed.ts";

/** A few stories at random; none of `exceptBy`, where somebody is named. */
export async function randomStories(exceptBy?: string): Promise<ListedStory[]> {
  // Some more than are shown, as some may be theirs.
  const count = exceptBy === undefined ? randomBlogsCount : randomBlogsCount * 3;
  const drawn = await call(randomBlogs, { query: { count } });
  return drawn
    .filter(({ author }) => exceptBy === undefined || author?._id !== exceptBy)
    .slice(0, randomBlogsCount)
    .map(forCard);
}
