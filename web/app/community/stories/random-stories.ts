import { listRandomStories, randomStoriesCount } from "#contracts/community/stories.ts";
import { call } from "../../data/browser.ts";
import { forCard, type ListedStory } from "./listed.ts";

/** A few stories at random; none of `exceptBy`, where somebody is named. */
export async function randomStories(exceptBy?: string): Promise<ListedStory[]> {
  // Some more than are shown, as some may be theirs.
  const count = exceptBy === undefined ? randomStoriesCount : randomStoriesCount * 3;
  const drawn = await call(listRandomStories, { query: { count } });
  return drawn
    .filter(({ author }) => exceptBy === undefined || author?._id !== exceptBy)
    .slice(0, randomStoriesCount)
    .map(forCard);
}
